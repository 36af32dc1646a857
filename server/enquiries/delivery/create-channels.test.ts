import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { testOnDatabases } from '#server/database/testing/test-databases.ts';
import { enquiriesProgram } from '#server/enquiries/command/enquiries-program.ts';
import { startWebhook } from '#server/enquiries/testing/fake-webhook.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { eventually } from '#server/testing/eventually.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { createChannels } from './create-channels.ts';
import { followDeliveries } from './follow-deliveries.ts';

const testOn = testOnDatabases(withoutEnquiries);

testOn(
  'what waits for a webhook that was taken out is told as such, dead in the end, and delivered once it is back',
  async (database) => {
    const program = enquiriesProgram(database);
    const feedback = { progress: () => undefined, print: () => undefined };
    const listed = async () => {
      const [line] = await program.run({ command: 'list', limit: 9 }, feedback);
      return line?.split(', webhook ')[1];
    };
    const follow = (env: Readonly<Record<string, string>>, retryDelaysMs: readonly number[]) => {
      const mail = { send: async () => undefined };
      const channels = createChannels({ config: readConfig(env), mail });
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
    await program.run({ command: 'redeliver', references: [], state: 'dead', isAgain: false }, feedback);
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    follow({ ENQUIRIES_WEBHOOK_URL: webhook.url, ENQUIRIES_WEBHOOK_SECRET: secret }, [60_000]);
    await eventually(listed, 'delivered');
    expect(webhook.calls).toHaveLength(1);
  },
);
