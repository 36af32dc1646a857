import { Router } from 'express';
import type { Mail } from './mail.ts';
import { isMailbox, type KeptMessage } from './mailbox.ts';

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

interface RouteOptions {
  readonly mail: Mail;
  /** Origin of the links in messages. */
  readonly siteOrigin: string;
}

/** `/mailbox` and `/mailbox.json` list the mails that the site would have sent. No routes if mails are really sent. */
export function mailboxRoutes({ mail, siteOrigin }: RouteOptions): Router {
  const router = Router();
  if (!isMailbox(mail)) return router;
  router.get('/mailbox', async (_req, res) => {
    res
      .set(headers)
      .type('html')
      .send(toPage(await mail.listMessages(), siteOrigin));
  });
  router.get('/mailbox.json', async (_req, res) => {
    res.json(await mail.listMessages());
  });
  return router;
}

function toPage(messages: readonly KeptMessage[], siteOrigin: string): string {
  const articles = messages.map((message) => toArticle(message, siteOrigin));
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Mailbox</title></head>
<body><h1>Mailbox</h1><p>Messages that this site would have sent, newest first.</p>
${articles.join('\n') || '<p>None yet.</p>'}</body></html>`;
}

function toArticle({ to, subject, text, headers: added, sentAt }: KeptMessage, siteOrigin: string): string {
  const lines = text.split('\n').map((line) => toLine(line, siteOrigin));
  const replyTo = added?.['Reply-To'];
  const answer = replyTo === undefined ? '' : `, answer to ${escapeHtml(replyTo)}`;
  return `<article><h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}${answer}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></p>
<p>${lines.join('<br>')}</p></article>`;
}

/** A line as HTML; a line that is only a link to this site becomes a link. */
function toLine(line: string, siteOrigin: string): string {
  const shown = escapeHtml(line);
  return line.startsWith(`${siteOrigin}/`) && !line.includes(' ') ? `<a href="${shown}">${shown}</a>` : shown;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
