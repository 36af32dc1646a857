import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { claimMails } from './follow-mails.ts';
import type { Mail, MailMessage } from './mail.ts';
import { createMailOutbox } from './mail-outbox.ts';
import { mailOutbox } from './mail-outbox-table.ts';
import { openMailOutbox } from './open-mail-outbox.ts';
import { createSmtpMail } from './smtp-mail.ts';
import { startMailServer } from './testing/fake-mail-server.ts';

const testOn = testOnDatabases(async ({ orm }) => void (await orm.delete(mailOutbox)));
type Options = Partial<Parameters<typeof openMailOutbox>[0]>;

const code = { to: 'canary@example.com', subject: 'Your code', text: 'secret-canary', validMs: 600_000 };
const rowsOf = ({ orm }: Database) => orm.$count(mailOutbox);

/**
 * An outbox whose mails are kept in memory or go to the given mail. It polls rarely, so that tests see what pokes do.
 */
function openOutbox(database: Database, options: Options = {}) {
  const sent: MailMessage[] = [];
  const recorded = recordLog();
  const mail: Mail = { send: async (message) => void sent.push(message) };
  const open = openMailOutbox({
    database,
    mail,
    log: recorded.log,
    from: 'Example Leasing',
    pollMs: 3_600_000,
    closeMs: 50,
    ...options,
  });
  onTestFinished(() => open.close());
  const metrics = createMetrics(open.gauges);
  const metric = async (name: string) => {
    const line = (await metrics.toText()).split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.split(' ')[1]);
  };
  return { ...open, sent, recorded, metric };
}

/** A mail server that answers one command with this code, and a text with the address in it. */
async function startRefusing(command: 'onMailFrom' | 'onRcptTo' | 'onData', responseCode: number) {
  const refusal = Object.assign(new Error('canary@example.com is not taken'), { responseCode });
  const refuse = (_given: unknown, _session: unknown, done: (error: Error) => void) => done(refusal);
  const onData = (stream: NodeJS.ReadableStream, _session: unknown, done: (error: Error) => void) => {
    stream.resume().on('end', () => done(refusal));
  };
  const server = await startMailServer(command === 'onData' ? { onData } : { [command]: refuse });
  onTestFinished(() => server.stop());
  const url = `smtp://127.0.0.1:${server.port}?tls=off`;
  return createSmtpMail({ url, from: 'no-reply@site.example' });
}

testOn(
  'a stored mail is sent at once with all its parts, greeted and signed, and then deleted',
  async (database) => {
    const { outbox, sent } = openOutbox(database);
    const mail = { ...code, replyTo: 'staff@example.com', headers: { 'X-Note': 'yes' } };
    await outbox.send(mail);
    await eventually(() => sent.length, 1);

    const { validMs: _, ...message } = mail;
    const text = `Hello,\n\n${mail.text}\n\nKind regards,\nExample Leasing\n`;
    expect(sent).toEqual([{ ...message, text, id: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    await eventually(() => rowsOf(database), 0);
  },
);

testOn('a mail is sent once its transaction is committed, and never if that failed', async (database) => {
  const { outbox, sent } = openOutbox(database);
  const failed = outbox.storeWith(async (_orm, store) => {
    await store({ ...code, subject: 'Of what failed' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await outbox.storeWith((_orm, store) => store(code));
  await eventually(() => sent.length, 1);

  expect(sent[0]?.subject).toBe('Your code');
  await eventually(() => rowsOf(database), 0);
});

testOn(
  'a mail that the mail server rejects for the moment is tried again as the same message, and counted',
  async (database) => {
    const tried: (string | undefined)[] = [];
    const busy = await startRefusing('onRcptTo', 451);
    const mail: Mail = {
      send: async (message) => {
        tried.push(message.id);
        if (tried.length < 3) await busy.send(message);
      },
    };
    const { outbox, recorded, metric } = openOutbox(database, {
      mail,
      pollMs: 20,
      retryDelaysMs: [10, 10, 10],
    });
    await outbox.send(code);
    await eventually(() => rowsOf(database), 0);

    expect(tried).toHaveLength(3);
    expect(new Set(tried).size).toBe(1);
    expect(await metric('mail_tries_failed_total')).toBe(2);
    expect(await metric('mails_sent_total')).toBe(1);
    expect(recorded.events()).toEqual([
      'mail could not be sent yet',
      'mail could not be sent yet',
      'mail sent',
    ]);
    expect(recorded.text()).toContain('EENVELOPE 451');
    expect(recorded.text()).not.toContain('canary');
  },
);

for (const [command, responseCode] of [
  ['onRcptTo', 550],
  ['onData', 554],
] as const) {
  testOn(
    `a mail that is refused with ${responseCode} is given up, logged without the address, and counted`,
    async (database) => {
      const mail = await startRefusing(command, responseCode);
      const { outbox, recorded, metric } = openOutbox(database, { mail, pollMs: 20 });
      await outbox.send(code);
      await eventually(() => rowsOf(database), 0);

      expect(recorded.events()).toEqual(['mail given up']);
      expect(recorded.text()).toContain(String(responseCode));
      expect(recorded.text()).not.toContain('canary');
      expect(await metric('mails_refused_total')).toBe(1);
      expect(await metric('mails_sent_total')).toBe(0);
    },
  );
}

testOn(
  'a mail server that refuses our sender gets the mail again once the sender is corrected',
  async (database) => {
    const mail = await startRefusing('onMailFrom', 550);
    const { outbox, metric } = openOutbox(database, { mail });
    await outbox.send(code);
    await eventually(() => metric('mail_tries_failed_total'), 1);

    expect(await rowsOf(database)).toBe(1);
    await eventually(() => metric('mails_waiting'), 1);
  },
);

testOn('a mail that expires unsent is deleted, logged and counted', async (database) => {
  // Stored before the outbox looks for the first time, which might otherwise find it between two steps.
  await createMailOutbox({ database }).send({ ...code, validMs: 0 });
  const { sent, recorded, metric } = openOutbox(database);
  await eventually(() => rowsOf(database), 0);

  expect(sent).toEqual([]);
  expect(recorded.events()).toEqual(['mail given up']);
  const { level: _level, time: _time, ...fields } = JSON.parse(recorded.text());
  expect(Object.keys(fields).toSorted()).toEqual(['attempt', 'event', 'fault', 'mailId']);
  expect(recorded.text()).not.toContain('canary');
  expect(await metric('mails_expired_total')).toBe(1);
});

testOn(
  'a mail without a recipient is stored like any other, and deleted without being logged',
  async (database) => {
    const { outbox, sent, recorded, metric } = openOutbox(database);
    const stored = await outbox.storeWith(async (orm, store) => {
      await store(undefined);
      return orm.$count(mailOutbox);
    });
    await eventually(() => rowsOf(database), 0);

    expect([stored, sent.length, recorded.text()]).toEqual([1, 0, '']);
    expect(await metric('mails_expired_total')).toBe(0);
  },
);

testOn('a code is sent before waiting alerts', async (database) => {
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
  const order: string[] = [];
  const mail: Mail = {
    send: async ({ subject }) => {
      order.push(subject);
      await mayGo;
    },
  };
  const { outbox } = openOutbox(database, { mail });
  for (let news = 1; news <= 6; news += 1)
    await outbox.send({ to: 'a@example.com', subject: 'News', text: '' });
  await eventually(() => order.length, 4);
  await outbox.send(code);
  go();
  await eventually(() => order.length, 7);

  expect(order[4]).toBe('Your code');
});

testOn('two nodes send each of 60 mails once', async (database) => {
  const nodes = [openOutbox(database, { pollMs: 20 }), openOutbox(database, { pollMs: 20 })] as const;
  // Once this mail has been sent, both nodes have looked for claims of an earlier process.
  await nodes[1].outbox.send(code);
  await eventually(() => rowsOf(database), 0);
  for (let mail = 1; mail < 60; mail += 1) await nodes[0].outbox.send({ ...code, subject: `Mail ${mail}` });
  await eventually(() => rowsOf(database), 0);
  const sent = nodes.flatMap((node) => node.sent.map(({ subject }) => subject));

  expect(sent).toHaveLength(60);
  expect(new Set(sent).size).toBe(60);
});

testOn(
  'a mail that a killed node was sending is sent by another once its claim has expired',
  async (database) => {
    const killed = openOutbox(database, { prepared: new Promise(() => undefined) });
    await killed.outbox.send(code);
    const [claimed] = await claimMails(database.orm, { limit: 4, claimMs: 60_000 });
    expect(await claimMails(database.orm, { limit: 4, claimMs: 60_000 })).toEqual([]);
    await database.orm.update(mailOutbox).set({ claimedUntil: sql`now() - interval '1 second'` });
    const { sent } = openOutbox(database, { pollMs: 20 });
    await eventually(() => sent.length, 1);

    expect(sent[0]?.id).toBe(claimed?.mailId);
  },
);
