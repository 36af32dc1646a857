import type { Config } from '#server/platform/config/config.ts';
import { addressFor } from '#server/platform/config/enquiry-addresses.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';
import type { Deliver } from './delivery.ts';
import type { Channel } from './delivery-channels.ts';
import { sendWebhook } from './send-webhook.ts';
import { staffMail } from './staff-mail.ts';
import { visitorMail } from './visitor-mail.ts';

interface ChannelSources {
  readonly config: Pick<Config, 'enquiriesTo' | 'enquiriesWebhook' | 'identity' | 'siteOrigin'>;
  readonly mail: Mail;
}

/**
 * How each channel delivers here, by the settings of now: staff get what waits, or is delivered again, at the address
 * that its kind has today. What was stored for a webhook that is not configured any more is tried like anything
 * else that fails, so that staff read why it waits, and it is dead in the end instead of waiting for ever.
 */
export function createChannels({ config, mail }: ChannelSources): Readonly<Record<Channel, Deliver>> {
  const { enquiriesTo, enquiriesWebhook, identity, siteOrigin } = config;
  return {
    'staff-mail': (order) =>
      mail.send(staffMail(order, { to: addressFor(enquiriesTo, order.enquiry.kind), siteOrigin })),
    'visitor-mail': (order) => mail.send(visitorMail(order, { ...identity, siteOrigin })),
    webhook: enquiriesWebhook ? (order) => sendWebhook(order, enquiriesWebhook) : refuseWebhook,
  };
}

const refuseWebhook: Deliver = () => Promise.reject(new DeliveryFault('no webhook is configured any more'));
