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
  /** Key that signs each post; never logged. */
  readonly secret: string;
}

/** A hosted search service. */
export interface SearchSettings {
  readonly endpoint: string;
  /** Never logged, and sent only to the service. */
  readonly key: string;
  readonly index: string;
}

/** The settings of the hosted search service; undefined without one. */
export function toSearch(read: Settings): SearchSettings | undefined {
  const { SEARCH_ENDPOINT: endpoint, SEARCH_KEY: key, SEARCH_INDEX: index } = read;
  if (endpoint === undefined || key === undefined || index === undefined) return undefined;
  return Object.freeze({ endpoint, key, index });
}

/** The hosted search service, for the command that fills it. */
export interface SearchAdministration {
  readonly endpoint: string;
  readonly index: string;
  /** Never logged, and sent only to the service. */
  readonly adminKey: string;
}

/** The settings for filling the hosted search; undefined if it cannot be filled. */
export function toSearchAdministration(read: Settings): SearchAdministration | undefined {
  const { SEARCH_ENDPOINT: endpoint, SEARCH_ADMIN_KEY: adminKey, SEARCH_INDEX: index } = read;
  if (endpoint === undefined || adminKey === undefined || index === undefined) return undefined;
  return Object.freeze({ endpoint, adminKey, index });
}

/** DVLA's vehicle enquiry service. */
export interface DvlaSettings {
  readonly url: string;
  /** Never logged, and sent only to the service. */
  readonly key: string;
}

/** The settings of DVLA's service; undefined without a key. */
export function toDvla({ DVLA_API_URL: url, DVLA_API_KEY: key }: Settings): DvlaSettings | undefined {
  return key !== undefined ? Object.freeze({ url, key }) : undefined;
}

/** How search engines are told what has changed. */
export interface IndexNowSettings {
  /** Published as a file of the site, so that it is no secret. */
  readonly key: string;
  readonly url: string;
  /** Also for a demonstration, and outside production. */
  readonly isAlways: boolean;
}

/** The settings of IndexNow; undefined without a key. */
export function toIndexNow({
  INDEXNOW_KEY: key,
  INDEXNOW_URL: url,
  INDEXNOW_ALWAYS: isAlways,
}: Settings): IndexNowSettings | undefined {
  return key !== undefined ? Object.freeze({ key, url, isAlways }) : undefined;
}

/** The settings of the mail server; undefined without one. */
export function toSmtp({ SMTP_URL: url, MAIL_FROM: from }: Settings): SmtpSettings | undefined {
  return url !== undefined && from !== undefined ? Object.freeze({ url, from }) : undefined;
}

/** The settings of the webhook; undefined without one. */
export function toWebhook(read: Settings): WebhookSettings | undefined {
  const { ENQUIRIES_WEBHOOK_URL: url, ENQUIRIES_WEBHOOK_SECRET: secret } = read;
  return url !== undefined && secret !== undefined ? Object.freeze({ url, secret }) : undefined;
}
