/** A message was not taken. The message says why in codes: no address, nothing that anybody wrote. */
export class MailFault extends Error {
  constructor(reason: string) {
    super(`The mail server did not take the message: ${reason}.`);
    this.name = 'MailFault';
  }
}

/** The reason as codes: a mail server's own words repeat the address, so the error itself goes no further. */
export function toMailFault(error: unknown): MailFault {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  const parts = [
    typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'unknown',
    ...(typeof responseCode === 'number' ? [String(responseCode)] : []),
  ];
  return new MailFault(parts.join(' '));
}
