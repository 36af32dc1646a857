import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { enquiriesCommand } from '#server/enquiries/command/enquiries-command.ts';
import { toCommandContext } from '#server/enquiries/testing/command-context.ts';
import { exampleOrder } from '#server/enquiries/testing/example-order.ts';
import { startWebhook } from '#server/enquiries/testing/fake-webhook.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { toProgram } from '#server/platform/command-line/command.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { eventually } from '#server/testing/eventually.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { createChannels } from './create-channels.ts';
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
