import type { Config } from '#server/config.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Deliver } from './delivery.ts';
import type { Channel } from './delivery-channels.ts';
import { sendWebhook } from './send-webhook.ts';
import { staffMail } from './staff-mail.ts';
import { visitorMail } from './visitor-mail.ts';

interface ChannelSources {
  readonly config: Pick<Config, 'enquiriesTo' | 'enquiriesWebhook' | 'identity' | 'siteOrigin'>;
  readonly mail: Mail;
}

/** How each channel delivers here. Without a webhook, what was stored for one keeps waiting for it. */
export function createChannels({
  config,
  mail,
}: ChannelSources): Partial<Readonly<Record<Channel, Deliver>>> {
  const { enquiriesTo, enquiriesWebhook, identity, siteOrigin } = config;
  return {
    'staff-mail': (order) => mail.send(staffMail(order, { to: enquiriesTo, siteOrigin })),
    'visitor-mail': (order) => mail.send(visitorMail(order, identity)),
    ...(enquiriesWebhook && {
      webhook: (order: Parameters<Deliver>[0]) => sendWebhook(order, enquiriesWebhook),
    }),
  };
}
