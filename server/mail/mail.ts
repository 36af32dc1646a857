/** A message in plain text to one address. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Further headers by name, such as `List-Unsubscribe`; values are one line. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends messages. Rejects when the message was not taken; resolving means it is somebody's duty to deliver it. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
