import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { embeddedDerivingMs } from '#server/account-api/start-account-api.ts';
import {
  demonstrationCredentials,
  startTestAccountApi,
} from '#server/account-api/testing/embedded-account-api.ts';
import { createAccountClient } from '#server/accounts/client/create-account-client.ts';
import { createVisitor, type Visitor } from '#server/accounts/testing/visitor.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { createSmtpMail } from '#server/platform/mail/smtp-mail.ts';
import { startMailServer } from '#server/platform/mail/testing/fake-mail-server.ts';
import { eventually } from '#server/testing/eventually.ts';
import { memorySessions } from '#server/testing/memory-sessions.ts';
import { createTestApp } from '#server/testing/test-app.ts';

// The site with the embedded account API over HTTP, and a real mail server that fails as a test says.

vi.setConfig({ testTimeout: 60_000 });

const known = demonstrationCredentials('demo-personal');
const unhurried = { now: Date.now, sleep: async () => undefined };
let api: Awaited<ReturnType<typeof startTestAccountApi>>;
let mail: Mail = { send: async () => undefined };

beforeAll(async () => {
  api = await startTestAccountApi({ mailServer: { send: (message) => mail.send(message) } });
});
afterAll(() => api.close());

const toMail = (port: number) =>
  createSmtpMail({
    url: `smtp://127.0.0.1:${port}?tls=off`,
    from: 'no-reply@site.example',
    timeoutMs: 500,
  });

/** A mail server that fails in one way. If it delays messages, `release` lets them through. */
interface BadServer {
  readonly mail: Mail;
  release(): void;
}

async function startHolding(): Promise<BadServer> {
  const { promise: mayTake, resolve: release } = Promise.withResolvers<void>();
  const onData = async (stream: NodeJS.ReadableStream, _session: unknown, done: () => void) => {
    stream.resume();
    await mayTake;
    done();
  };
  const server = await startMailServer({ onData });
  onTestFinished(() => server.stop());
  return { mail: toMail(server.port), release };
}

const startRefusing =
  (command: 'onRcptTo' | 'onData', responseCode: number) => async (): Promise<BadServer> => {
    const refusal = Object.assign(new Error('Refused'), { responseCode });
    const onRcptTo = (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refusal);
    const onData = (stream: NodeJS.ReadableStream, _session: unknown, done: (error: Error) => void) =>
      void stream.resume().on('end', () => done(refusal));
    const server = await startMailServer(command === 'onData' ? { onData } : { onRcptTo });
    onTestFinished(() => server.stop());
    return { mail: toMail(server.port), release: () => undefined };
  };

async function startHanging(): Promise<BadServer> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { mail: toMail((server.address() as AddressInfo).port), release: () => undefined };
}

/** Makes failed messages due now. Returns how many are left. */
async function sendWhatWaits(): Promise<number> {
  const { orm } = api.database;
  await orm.update(mailOutbox).set({ nextTryAt: new Date(0) });
  return orm.$count(mailOutbox);
}

const states: readonly (readonly [state: string, start: () => Promise<BadServer>])[] = [
  ['is slow', startHolding],
  ['refuses the address (550)', startRefusing('onRcptTo', 550)],
  ['refuses the message (554)', startRefusing('onData', 554)],
  ['hangs', startHanging],
];

const person = { accountType: 'personal', firstName: 'A', lastName: 'B', mobile: '07700 900123' };
const forms = [
  ['/account/login', '/api/account/session', { password: 'a wrong guess' }],
  ['/account/register', '/api/account/registration', { ...person, password: 'long enough 1' }],
  ['/account/forgotten-password', '/api/account/forgotten-password', {}],
] as const;

function startApp() {
  return createTestApp({
    clock: unhurried,
    services: {
      account: createAccountClient({
        baseUrl: api.baseUrl,
        log: api.mailLog.log,
        limits: { derivingCallMs: embeddedDerivingMs },
      }),
      sessions: memorySessions(),
      limits: createMemoryLimits(),
    },
  });
}

/** What a visitor sees after sending a form, with and without a script. */
async function observe([page, route, values]: (typeof forms)[number], email: string) {
  const app = await startApp();
  const visitor = createVisitor(app);
  const csrf = await readToken(visitor, page);
  const sent = await visitor.send(route, { csrf, ...values, email });
  const after = await visitor.get(`/page-data${sent.headers.location}`);
  const json = await createVisitor(app).sendJson(route, { ...values, email });
  const { csrf: _, ...shown } = after.body.data.form;
  // The typed values are shown again; nothing else may differ.
  const words = JSON.stringify(shown).replaceAll(email, 'ADDRESS');
  return { status: sent.status, leadsTo: sent.headers.location, words, json: [json.status, json.body] };
}

async function readToken(visitor: Visitor, page: string): Promise<string | undefined> {
  return /name="csrf" value="([^"]+)"/.exec((await visitor.get(page)).text)?.[1];
}

test.each(states)(
  'while the mail server %s every form answers the same for known and unknown addresses, and waits for no mail',
  async (state, start) => {
    const server = await start();
    mail = server.mail;
    const logged = api.mailLog.events().length;
    for (const form of forms) {
      const answers = [
        await observe(form, known.username),
        await observe(form, `pending-${state.length}@example.com`),
        await observe(form, `pending-${state.length}@example.com`),
        await observe(form, 'nobody@example.com'),
      ];

      expect(answers).toEqual(Array(4).fill(answers[0]));
      expect(answers[0]?.json[0]).toBe(form[0] === '/account/login' ? 400 : 200);
    }
    // At this point all forms have been answered and no mail has been sent.
    expect(api.mailLog.events().slice(logged)).not.toContain('mail sent');
    server.release();
    mail = { send: async () => undefined };
    await eventually(sendWhatWaits, 0);
  },
);

test('a code request is answered before a mail server has accepted the mail', async () => {
  const server = await startHolding();
  mail = server.mail;
  const logged = api.mailLog.events().length;
  const visitor = createVisitor(await startApp());
  const csrf = await readToken(visitor, '/account/login');
  await visitor.send('/api/account/session', { csrf, email: known.username, password: known.password });
  const answers = [
    await visitor.sendJson('/api/account/wallet/code', {}),
    await visitor.sendJson('/api/account/confirmation-code', {}),
  ];

  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.message).toMatch(/^Your code is on its way to p•••@example\.com\./);
  }
  expect(api.mailLog.events().slice(logged)).not.toContain('mail sent');
  server.release();
  mail = { send: async () => undefined };
  await eventually(sendWhatWaits, 0);
});

test('failed mails are in the log without an address', () => {
  const events = api.mailLog.events();

  expect(events).toContain('mail given up');
  expect(events).toContain('mail could not be sent yet');
  expect(events).toContain('mail sent');
  expect(api.mailLog.text()).not.toContain('@example.com');
});
