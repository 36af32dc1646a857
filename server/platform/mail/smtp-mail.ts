import { createTransport } from 'nodemailer';
import { type Mail, MailFault, type MailMessage, singleAddress, toOneLine } from './mail.ts';

interface SmtpOptions {
  /**
   * `smtp://user:password@host:587` with STARTTLS, `smtps://…` with TLS from the start. Messages are never sent
   * unencrypted
   * unless it ends with `?tls=off`.
   */
  readonly url: string;
  /** Sender, `Name <address>` or an address alone. */
  readonly from: string;
  /** Time limit for one message, all steps together. */
  readonly timeoutMs?: number;
}

/** Sends mail through a mail server. Rejects with a `MailFault` that contains no address. */
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

/** The options of nodemailer for the mail server at this address. */
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

/** Limits for each step, for a server that stops answering; the message as a whole has its own limit. */
export function toTimeLimits(timeoutMs: number) {
  return {
    dnsTimeout: timeoutMs / 4,
    connectionTimeout: timeoutMs / 4,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
  };
}

/** Addresses are objects, because nodemailer would split a text at commas. */
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
  if (!singleAddress.test(address)) throw new MailFault('an address is malformed', { isFinal: true });
  return { name: '', address };
}

function toHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toOneLine(value)]));
}

/** Keeps the reason as codes and drops the error itself, because a mail server's text repeats the address. */
function toMailFault(error: unknown): MailFault {
  const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
  const parts = [
    typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'unknown',
    ...(typeof responseCode === 'number' ? [String(responseCode)] : []),
  ];
  const isRefused = typeof responseCode === 'number' && responseCode >= 500;
  return new MailFault(parts.join(' '), { isFinal: isRefused && isAboutMessage(command) });
}

/** Whether the message itself was refused. A refused login or sender is a wrong setting: later tries may succeed. */
function isAboutMessage(command: unknown): boolean {
  return command === 'RCPT TO' || command === 'DATA';
}
