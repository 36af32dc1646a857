import { createTransport } from 'nodemailer';
import type { Mail, MailMessage } from './mail.ts';
import { MailFault, toMailFault } from './mail-fault.ts';
import { singleAddress } from './single-address.ts';
import { toOneLine } from './to-one-line.ts';

interface SmtpOptions {
  /**
   * `smtp://user:password@host:587` with STARTTLS, `smtps://…` with TLS from the start. Messages never leave in the
   * clear unless it ends with `?tls=off`.
   */
  readonly url: string;
  /** Sender, `Name <address>` or an address alone. */
  readonly from: string;
  /** When to give up on one message. */
  readonly timeoutMs?: number;
}

/** Mail through a mail server. Rejects with a `MailFault` that names nobody. */
export function createSmtpMail({ url, from, timeoutMs = 20_000 }: SmtpOptions): Mail {
  const transport = createTransport(
    { ...toServer(url), ...toTimeLimits(timeoutMs), disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  const idDomain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async (message) => {
      const fields = toFields(message, idDomain);
      try {
        await transport.sendMail({ ...fields, signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw toMailFault(error);
      }
    },
  };
}

/** The mail server that an address names, as nodemailer takes it. */
export function toServer(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const isClear = searchParams.get('tls') === 'off';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isClear,
    ignoreTLS: isClear,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** The whole has its own limit; these end each step of a server that has gone quiet. */
export function toTimeLimits(timeoutMs: number) {
  return {
    dnsTimeout: timeoutMs / 4,
    connectionTimeout: timeoutMs / 4,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
  };
}

/** Addresses go as objects: as text, a comma in one would make two of it. */
function toFields({ to, subject, text, id, replyTo, headers }: MailMessage, idDomain: string) {
  return {
    to: toAddress(to),
    subject: toOneLine(subject),
    text,
    ...(id !== undefined && { messageId: `<${id.replace(/[^\w-]/g, '')}@${idDomain}>` }),
    ...(replyTo !== undefined && { replyTo: toAddress(replyTo) }),
    ...(headers && { headers: toHeaders(headers) }),
  };
}

function toAddress(address: string) {
  if (!singleAddress.test(address)) throw new MailFault('an address is none', { isFinal: true });
  return { name: '', address };
}

function toHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toOneLine(value)]));
}
