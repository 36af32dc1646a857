import type { Config } from '#server/platform/config/config.ts';
import { createMailCheck } from '#server/platform/mail/check-mail-server.ts';
import { askHead, askToConnect } from '#server/platform/upstream/ask-service.ts';
import type { WatchedService } from './watch-services.ts';

interface WatchedParts {
  readonly config: Config;
  /** Undefined without a Redis. */
  readonly pingRedis: WatchedService['ask'] | undefined;
}

/**
 * The services outside this process that the configuration names, except the database: the code that follows the
 * catalogue notices when the database does not answer.
 */
export function listWatchedServices({ config, pingRedis }: WatchedParts): readonly WatchedService[] {
  const { smtp, accountApiUrl, search, enquiriesWebhook, dvla } = config;
  const services: readonly (WatchedService | undefined)[] = [
    smtp && {
      name: 'mail',
      setting: 'SMTP_URL',
      consequence: 'no email leaves',
      ask: createMailCheck(smtp.url),
    },
    accountApiUrl === undefined
      ? undefined
      : {
          name: 'accountApi',
          setting: 'ACCOUNT_API_URL',
          consequence: 'customers cannot sign in',
          ask: (signal) => askHead(accountApiUrl, signal),
        },
    pingRedis && {
      name: 'redis',
      setting: 'REDIS_URL',
      consequence: 'account pages do not work',
      ask: pingRedis,
    },
    search && {
      name: 'search',
      setting: 'SEARCH_ENDPOINT',
      consequence: 'the search finds nothing',
      ask: (signal) => askHead(search.endpoint, signal),
    },
    enquiriesWebhook && {
      name: 'enquiriesWebhook',
      setting: 'ENQUIRIES_WEBHOOK_URL',
      consequence: 'enquiries wait to be posted there',
      ask: (signal) => askToConnect(enquiriesWebhook.url, signal),
    },
    dvla && {
      name: 'vehicleEnquiry',
      setting: 'DVLA_API_URL',
      consequence: 'sellers have to type their vehicle in',
      ask: (signal) => askToConnect(dvla.url, signal),
    },
  ];
  return services.filter((service) => service !== undefined);
}
