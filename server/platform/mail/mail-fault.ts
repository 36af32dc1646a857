import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';

/** A message was not taken. The message says why in codes: no address, nothing that anybody wrote. */
export class MailFault extends DeliveryFault {
  /** True when the mail server takes this message for this address on no further try either. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false } = {}) {
    super(`The mail server did not take the message: ${reason}.`);
    this.name = 'MailFault';
    this.isFinal = isFinal;
  }
}

/** The reason as codes: a mail server's own words repeat the address, so the error itself goes no further. */
export function toMailFault(error: unknown): MailFault {
  const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
  const parts = [
    typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'unknown',
    ...(typeof responseCode === 'number' ? [String(responseCode)] : []),
  ];
  const isRefused = typeof responseCode === 'number' && responseCode >= 500;
  return new MailFault(parts.join(' '), { isFinal: isRefused && isAboutMessage(command) });
}

/** A server that refuses our login or our sender is set up wrongly, and takes the message once that is put right. */
function isAboutMessage(command: unknown): boolean {
  return command === 'RCPT TO' || command === 'DATA';
}
