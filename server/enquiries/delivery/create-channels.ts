import { Webhook } from 'standardwebhooks';
import type { Channel, DeliveryOrder } from '#server/enquiries/enquiry-store.ts';
import { staffMail } from '#server/enquiries/mails/staff-mail.ts';
import { visitorMail } from '#server/enquiries/mails/visitor-mail.ts';
import { type MarketingTokens, marketingOffPath } from '#server/enquiries/marketing/marketing-tokens.ts';
import type { Config } from '#server/platform/config/config.ts';
import { addressFor } from '#server/platform/config/enquiry-addresses.ts';
import type { WebhookSettings } from '#server/platform/config/outgoing.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import { marketingConsent } from '#shared/enquiries/kinds/contact-details.ts';
import type { Deliver } from './follow-deliveries.ts';

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

interface SendOptions {
  /** Where the visitor ends marketing emails; sent where they agreed to them, to be put into each of these. */
  readonly marketingOffUrl?: string;
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

const bytesAtMost = 256 * 1024;

/**
 * Posts an enquiry, signed as the Standard Webhooks specification has it (1.0.0, checked 2026-11-21); the README of
 * `server/enquiries` is its contract. Throws a `DeliveryFault` unless the answer is 2xx: redirects are not followed.
 */
export async function sendWebhook(
  order: DeliveryOrder,
  { url, secret }: WebhookSettings,
  { marketingOffUrl, timeoutMs = 10_000, now = siteDate }: SendOptions = {},
): Promise<void> {
  const body = toBody(order, marketingOffUrl);
  const at = now();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'leasing-site-enquiries',
    'webhook-id': order.deliveryId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(order.deliveryId, at, body),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal }).catch(
    (error: unknown) => {
      throw new DeliveryFault(toReason(error));
    },
  );
  // Only the status counts.
  await response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw new DeliveryFault(`the webhook answered ${response.status}`);
}

function toBody({ enquiry, consents }: DeliveryOrder, marketingOffUrl: string | undefined): string {
  const takesOffers = consents.some(
    ({ purpose, isGiven }) => isGiven && purpose === marketingConsent.purpose,
  );
  const { receivedAt, ...rest } = enquiry;
  const body = JSON.stringify({
    type: 'enquiry.received',
    timestamp: receivedAt.toISOString(),
    data: {
      ...rest,
      receivedAt: receivedAt.toISOString(),
      consents,
      ...(takesOffers && { marketingOffUrl }),
    },
  });
  if (Buffer.byteLength(body) > bytesAtMost)
    throw new DeliveryFault('the enquiry is too large for the webhook');
  return body;
}

/** The failure as a code, because its message may name the address of the webhook, which may hold a token. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'the webhook could not be reached';
  if (error.name === 'TimeoutError') return 'the webhook did not answer in time';
  const { code } = (error.cause ?? {}) as { readonly code?: unknown };
  return `the webhook could not be reached${typeof code === 'string' ? ` (${code.slice(0, 40)})` : ''}`;
}
