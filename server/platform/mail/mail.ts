import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';

/** A message in plain text to one address. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Letters, digits and hyphens, the same on every try of one message, so that mail programs show it once. */
  readonly id?: string;
  /** Address that an answer goes to, when it is not the sender's. */
  readonly replyTo?: string;
  /** Further headers by name, such as `List-Unsubscribe`; values are one line. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends messages. Resolves once a mail server has taken the message for delivery, and rejects otherwise. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}

/** The mail server did not take a message. Says why in codes: no address, and no words of the message. */
export class MailFault extends DeliveryFault {
  /** True when the mail server will not take this message for this address on any later try. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false } = {}) {
    super(`The mail server did not take the message: ${reason}.`);
    this.name = 'MailFault';
    this.isFinal = isFinal;
  }
}

/** One plain email address: no name, no list, no comment, no line end, nothing that a mail server reads as several. */
export const singleAddress = /^[^\s@<>()[\]"\\,;:\p{Cc}]{1,64}@[^\s@<>()[\]"\\,;:\p{Cc}]{1,253}$/u;

/** Text that is safe in a header: control characters, line ends above all, become spaces. */
export function toOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
