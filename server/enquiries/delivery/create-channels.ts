import type { Channel } from '#server/enquiries/enquiry-store.ts';
import { staffMail } from '#server/enquiries/mails/staff-mail.ts';
import { visitorMail } from '#server/enquiries/mails/visitor-mail.ts';
import type { Config } from '#server/platform/config/config.ts';
import { addressFor } from '#server/platform/config/enquiry-addresses.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';
import type { Deliver } from './follow-deliveries.ts';
import { sendWebhook } from './send-webhook.ts';

interface ChannelSources {
  readonly config: Pick<Config, 'enquiriesTo' | 'enquiriesWebhook' | 'identity' | 'siteOrigin'>;
  readonly mail: Mail;
}

/**
 * How each channel delivers, by the current settings: a delivery always goes to the address that its kind has now, even
 * when it was stored or made before under another. A delivery for a webhook that is no longer configured fails like any
 * other, so that staff can read why it waits, and it is given up in the end.
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
