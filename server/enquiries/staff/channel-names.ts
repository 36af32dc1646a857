import type { Channel } from '#server/enquiries/enquiry-store.ts';

/** What staff call each way in which an enquiry is delivered. */
export const channelNames: Readonly<Record<Channel, string>> = {
  'staff-mail': 'Email to staff',
  'visitor-mail': 'Email to the sender',
  webhook: 'Webhook',
};

/** `Email to staff (2), Webhook (1)`: how often each channel had delivered. */
export function formatDelivered(delivered: Readonly<Record<string, number>>): string {
  const names: Readonly<Record<string, string>> = channelNames;
  return Object.entries(delivered)
    .map(([channel, count]) => `${names[channel] ?? channel} (${count})`)
    .join(', ');
}
