import type { Settings } from './settings.ts';

/** The mail server that takes our messages. */
export interface SmtpSettings {
  /** May hold a password: never logged. */
  readonly url: string;
  /** `Name <address>` or the address alone. */
  readonly from: string;
}

/** Where enquiries are posted. */
export interface WebhookSettings {
  readonly url: string;
  /** Signs what is posted; never logged. */
  readonly secret: string;
}

/** The mail server, where there is one. */
export function toSmtp({ SMTP_URL: url, MAIL_FROM: from }: Settings): SmtpSettings | undefined {
  return url !== undefined && from !== undefined ? Object.freeze({ url, from }) : undefined;
}

/** The webhook, where there is one. */
export function toWebhook(read: Settings): WebhookSettings | undefined {
  const { ENQUIRIES_WEBHOOK_URL: url, ENQUIRIES_WEBHOOK_SECRET: secret } = read;
  return url !== undefined && secret !== undefined ? Object.freeze({ url, secret }) : undefined;
}
