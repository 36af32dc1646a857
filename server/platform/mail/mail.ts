import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';

/** A message in plain text to one address. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Letters, digits and hyphens. The same on every try of a message, so that mail programs show it once. */
  readonly id?: string;
  /** Address for replies, if not the sender's. */
  readonly replyTo?: string;
  /** Further headers by name, such as `List-Unsubscribe`; values are one line. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends messages. Resolves once a mail server has accepted the message for delivery, else rejects. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}

/** The mail server did not accept a message. The reason is given in codes, without address or text of the message. */
export class MailFault extends DeliveryFault {
  /** True when the mail server will not accept this message for this address on any later try. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false } = {}) {
    super(`The mail server did not take the message: ${reason}.`);
    this.name = 'MailFault';
    this.isFinal = isFinal;
  }
}

/** One plain email address without a name or comment, and without anything that a mail server reads as several. */
export const singleAddress = /^[^\s@<>()[\]"\\,;:\p{Cc}]{1,64}@[^\s@<>()[\]"\\,;:\p{Cc}]{1,253}$/u;

/** The text of a mail as a letter: it greets whoever reads it, and says who it is from. */
export function toLetter(text: string, from: string): string {
  return `Hello,\n\n${text.trim()}\n\nKind regards,\n${from}\n`;
}

/** Text that is safe in a header: control characters, especially line ends, become spaces. */
export function toOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
