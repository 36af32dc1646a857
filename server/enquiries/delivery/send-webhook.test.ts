import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { exampleOrder } from '#server/enquiries/testing/example-order.ts';
import { startWebhook } from '#server/enquiries/testing/fake-webhook.ts';
import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';
import { sendWebhook } from './send-webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

async function start(answer?: (res: ServerResponse) => unknown) {
  const webhook = await startWebhook(answer);
  onTestFinished(() => webhook.stop());
  return { ...webhook, settings: { url: webhook.url, secret } };
}

test('an enquiry is posted with the signature of the Standard Webhooks specification', async () => {
  const { settings, calls } = await start();
  const order = exampleOrder({ fromPage: '/car-leasing', snapshot: { price: { monthlyPence: 24_950 } } });
  await sendWebhook(order, settings);
  const [call] = calls;

  expect(new Webhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>)).toEqual({
    type: 'enquiry.received',
    timestamp: '2026-07-01T11:05:00.000Z',
    data: {
      reference: 'ENQ-7F3K9-Q2M4X',
      kind: 'message',
      fromPage: '/car-leasing',
      fields: order.enquiry.fields,
      snapshot: { price: { monthlyPence: 24_950 } },
      receivedAt: '2026-07-01T11:05:00.000Z',
      consents: order.consents,
    },
  });
  const otherSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(() =>
    new Webhook(otherSecret).verify(call?.body ?? '', call?.headers as Record<string, string>),
  ).toThrow();
});

test('every try of a delivery carries the same idempotency key', async () => {
  const { settings, calls } = await start();
  await sendWebhook(exampleOrder({}, { attempt: 1 }), settings);
  await sendWebhook(exampleOrder({}, { attempt: 2 }), settings);

  expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([
    '0b2f6f0e-6a3e-4a58-9d27-0f9f3f6a1c11',
    '0b2f6f0e-6a3e-4a58-9d27-0f9f3f6a1c11',
  ]);
});

test.each([400, 404, 410, 429, 500, 503])('an answer of %i is a failure', async (status) => {
  const { settings } = await start((res) => res.writeHead(status).end('canary'));

  await expect(sendWebhook(exampleOrder(), settings)).rejects.toThrow(
    new DeliveryFault(`the webhook answered ${status}`),
  );
});

test.each([301, 302, 307, 308])(
  'a redirect (%i) is not followed, so that no other address gets the enquiry',
  async (status) => {
    const other = await start();
    const { settings } = await start((res) => res.writeHead(status, { Location: other.url }).end());

    await expect(sendWebhook(exampleOrder(), settings)).rejects.toThrow(`answered ${status}`);
    expect(other.calls).toEqual([]);
  },
);

test('a try ends when the webhook does not answer in time', async () => {
  const { settings } = await start(() => undefined);

  await expect(sendWebhook(exampleOrder(), settings, { timeoutMs: 100 })).rejects.toThrow('in time');
});

test('an answer whose body never ends does not delay the delivery', async () => {
  const { settings } = await start((res) => res.writeHead(200).write('x'));

  await expect(sendWebhook(exampleOrder(), settings)).resolves.toBeUndefined();
});

test('a webhook that cannot be reached is reported by a code, not by its address', async () => {
  const webhook = await start();
  await webhook.stop();
  const sending = sendWebhook(exampleOrder(), { url: `${webhook.url}/canary`, secret });

  await expect(sending).rejects.toThrow(new DeliveryFault('the webhook could not be reached (ECONNREFUSED)'));
  await webhook.start();
});

test('more than a quarter of a mebibyte is not posted', async () => {
  const { settings, calls } = await start();
  const fields = { message: 'x'.repeat(256 * 1024) };

  await expect(sendWebhook(exampleOrder({ fields }), settings)).rejects.toThrow('too large');
  expect(calls).toEqual([]);
});

test('the link that ends marketing emails is posted where they were agreed to, and only there', async () => {
  const { settings, calls } = await start();
  const options = { marketingOffUrl: 'https://site.example/off?token=x' };
  for (const isGiven of [true, false]) {
    const consents = [{ purpose: 'marketing-email', wording: 'Offers.', isGiven }];
    await sendWebhook(exampleOrder({}, { consents }), settings, options);
  }

  expect(calls.map(({ body }) => JSON.parse(body).data.marketingOffUrl)).toEqual([
    options.marketingOffUrl,
    undefined,
  ]);
});
