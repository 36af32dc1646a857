import type { Response } from 'express';
import { drawWhole } from '#server/platform/http/draw-document.ts';

interface MailLinkPage {
  readonly title: string;
  readonly text: string;
  /** A form that asks for confirmation; absent once it is done. */
  readonly ask?: { readonly action: string; readonly token: string; readonly button: string };
}

/**
 * Sends a page that a link in an email leads to: whole HTML that needs no session, script or style sheet. Caches do not
 * store it, and browsers do not send its address, which has the key, to other sites. The policy is not `no-referrer`,
 * because browsers would then send this page's own form with `Origin: null`, which is refused.
 */
export async function sendMailLinkPage(res: Response, { title, text, ask }: MailLinkPage): Promise<void> {
  const html = await drawWhole(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          {ask && (
            <form method="post" action={ask.action}>
              <input type="hidden" name="token" value={ask.token} />
              <button type="submit">{ask.button}</button>
            </form>
          )}
          <p>
            <a href="/">Go to the homepage</a>
          </p>
        </main>
      </body>
    </html>,
  );
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'same-origin');
  res.type('html').send(html);
}
