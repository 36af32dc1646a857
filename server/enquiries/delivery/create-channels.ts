import type { Channel, DeliveryOrder } from '#server/enquiries/enquiry-store.ts';
import { staffMail } from '#server/enquiries/mails/staff-mail.ts';
import { visitorMail } from '#server/enquiries/mails/visitor-mail.ts';
import { type MarketingTokens, marketingOffPath } from '#server/enquiries/marketing/marketing-tokens.ts';
import type { Config } from '#server/platform/config/config.ts';
import { addressFor } from '#server/platform/config/enquiry-addresses.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';
import type { Deliver } from './follow-deliveries.ts';
import { sendWebhook } from './send-webhook.ts';

interface ChannelSources {
  readonly config: Pick<Config, 'enquiriesTo' | 'enquiriesWebhook' | 'identity' | 'siteOrigin'>;
  readonly mail: Mail;
  readonly tokens: Pick<MarketingTokens, 'sign'>;
}

/**
 * How each channel delivers, by the current settings: a delivery always goes to the address that its kind has now, even
 * when it was stored or made before under another. A delivery for a webhook that is no longer configured fails like any
 * other, so that staff can read why it waits, and it is given up in the end.
 */
export function createChannels({ config, mail, tokens }: ChannelSources): Readonly<Record<Channel, Deliver>> {
  const { enquiriesTo, enquiriesWebhook, identity, siteOrigin } = config;
  const toOffHref = async ({ enquiry }: DeliveryOrder) =>
    `${siteOrigin}${marketingOffPath}?token=${await tokens.sign(enquiry.reference)}`;
  return {
    'staff-mail': (order) =>
      mail.send(staffMail(order, { to: addressFor(enquiriesTo, order.enquiry.kind), siteOrigin })),
    'visitor-mail': async (order) =>
      mail.send(visitorMail(order, { ...identity, siteOrigin, marketingOffHref: await toOffHref(order) })),
    webhook: enquiriesWebhook
      ? async (order) => sendWebhook(order, enquiriesWebhook, { marketingOffUrl: await toOffHref(order) })
      : refuseWebhook,
  };
}

const refuseWebhook: Deliver = () => Promise.reject(new DeliveryFault('no webhook is configured any more'));
