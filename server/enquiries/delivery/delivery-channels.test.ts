import { expect, test } from 'vitest';
import { deliveryChannels } from './delivery-channels.ts';

test('staff always get an enquiry, a visitor only where an address was given', () => {
  const hasWebhook = false;

  expect(deliveryChannels({ fields: { name: 'Ada' } }, { hasWebhook })).toEqual(['staff-mail']);
  expect(deliveryChannels({ fields: { email: '' } }, { hasWebhook })).toEqual(['staff-mail']);
  expect(deliveryChannels({ fields: { email: 'ada@example.com' } }, { hasWebhook })).toEqual([
    'staff-mail',
    'visitor-mail',
  ]);
});

test('a webhook gets every enquiry where one is set', () => {
  expect(deliveryChannels({ fields: {} }, { hasWebhook: true })).toEqual(['staff-mail', 'webhook']);
});
