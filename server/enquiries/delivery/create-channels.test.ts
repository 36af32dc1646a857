import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { enquiriesCommand } from '#server/enquiries/command/enquiries-command.ts';
import { toCommandContext } from '#server/enquiries/testing/command-context.ts';
import { exampleOrder } from '#server/enquiries/testing/example-order.ts';
import { startWebhook } from '#server/enquiries/testing/receivers.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { toProgram } from '#server/platform/command-line/command.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';
import { eventually } from '#server/testing/eventually.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { createChannels, sendWebhook } from './create-channels.ts';
import { followDeliveries } from './follow-deliveries.ts';

const tokens = { sign: async (reference: string) => `${reference}.proof` };

const testOn = testOnDatabases(withoutEnquiries);

testOn(
  'a delivery for a webhook that was taken out says so, is dead in the end, and is made once the webhook is back',
  async (database) => {
    const program = toProgram(enquiriesCommand, toCommandContext(database));
    const feedback = { progress: () => undefined, print: () => undefined };
    const listed = async () => {
      const [line] = await program.run({ command: 'list', limit: 9 }, feedback);
      return line?.split(', webhook ')[1];
    };
    const follow = (env: Readonly<Record<string, string>>, retryDelaysMs: readonly number[]) => {
      const mail = { send: async () => undefined };
      const channels = createChannels({ config: readConfig(env), mail, tokens });
      const followed = followDeliveries({ database, channels, log: silentLog, pollMs: 20, retryDelaysMs });
      onTestFinished(() => followed.close());
      return followed;
    };
    await storeEnquiries(database, [{}]);

    const without = follow({}, [60_000]);
    await eventually(listed, 'waiting (1 try, no webhook is configured any more)');
    await without.close();
    await database.orm.execute(sql`update enquiry_deliveries set next_try_at = now()`);
    const atTheEnd = follow({}, [60_000]);
    await eventually(listed, 'dead (2 tries, no webhook is configured any more)');
    await atTheEnd.close();

    const webhook = await startWebhook();
    onTestFinished(() => webhook.stop());
    await program.run({ command: 'redeliver', state: 'dead' }, feedback);
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    follow({ ENQUIRIES_WEBHOOK_URL: webhook.url, ENQUIRIES_WEBHOOK_SECRET: secret }, [60_000]);
    await eventually(listed, 'delivered');
    expect(webhook.calls).toHaveLength(1);
  },
);

test('each kind goes to its own address, and waiting deliveries to the address that their kind has today', async () => {
  const sent: string[] = [];
  const mail = { send: async ({ to }: { readonly to: string }) => void sent.push(to) };
  const deliverAll = async (ENQUIRIES_TO: string) => {
    const channels = createChannels({ config: readConfig({ ENQUIRIES_TO }), mail, tokens });
    for (const kind of ['complaint', 'quote', 'of-old']) await channels['staff-mail'](exampleOrder({ kind }));
    return sent.splice(0);
  };

  expect(await deliverAll('leads@firm.co.uk, complaint=complaints@firm.co.uk')).toEqual([
    'complaints@firm.co.uk',
    'leads@firm.co.uk',
    'leads@firm.co.uk',
  ]);
  expect(await deliverAll('quote=quotes@firm.co.uk, leads@firm.co.uk')).toEqual([
    'leads@firm.co.uk',
    'quotes@firm.co.uk',
    'leads@firm.co.uk',
  ]);
});

testOn(
  'a delivery that is repeated after the setting has changed goes to the new address',
  async (database) => {
    const program = toProgram(enquiriesCommand, toCommandContext(database));
    const feedback = { progress: () => undefined, print: () => undefined };
    const sent: string[] = [];
    const mail = { send: async ({ to }: { readonly to: string }) => void sent.push(to) };
    const follow = (ENQUIRIES_TO: string) => {
      const { 'staff-mail': deliver } = createChannels({
        config: readConfig({ ENQUIRIES_TO }),
        mail,
        tokens,
      });
      const followed = followDeliveries({
        database,
        channels: { 'staff-mail': deliver },
        log: silentLog,
        pollMs: 20,
      });
      onTestFinished(() => followed.close());
      return followed;
    };
    const references = await storeEnquiries(database, [{}]);

    const before = follow('old@firm.co.uk');
    await eventually(async () => sent, ['old@firm.co.uk']);
    await before.close();
    await program.run({ command: 'redeliver', references: [...references], isAgain: true }, feedback);
    follow('leads@firm.co.uk, message=messages@firm.co.uk');
    await eventually(async () => sent, ['old@firm.co.uk', 'messages@firm.co.uk']);
  },
);

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
