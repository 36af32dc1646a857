/** A message in plain text to one address. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same on every try of one message, of letters, digits and hyphens: readers show a repeated one once. */
  readonly id?: string;
  /** Address that an answer goes to, when it is not the sender's. */
  readonly replyTo?: string;
  /** Further headers by name, such as `List-Unsubscribe`; values are one line. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends messages. Rejects when the message was not taken; resolving means it is somebody's duty to deliver it. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
