import { expect, test } from 'vitest';
import { accountCallNames } from '#server/account-contract/account-calls.ts';
import { createAccountClient } from '#server/accounts/client/create-account-client.ts';
import type { Log } from '#server/platform/log/log.ts';
import {
  answers,
  type Behaviour,
  cuts,
  hangsUp,
  huge,
  redirects,
  refuses,
  sends,
  slow,
} from '#server/platform/upstream/testing/behaviours.ts';
import { startFakeUpstream } from '#server/platform/upstream/testing/fake-upstream.ts';
import { callWithExample, exampleCalls } from './testing/example-calls.ts';
import { startScriptedAccountApi } from './testing/scripted-account-api.ts';

/** The values that example calls send and fake answers contain, as written and as encoded in a URL. */
const canaries =
  /canary|ada[^a-z]|example\.com|JVBERi0|07700|A-1|O-1|D\/1|upstream-(data|message)|127\.0\.0\.1|\/api\//;

const everyFault: readonly Behaviour[] = [
  sends(400, 'canary'),
  sends(401, JSON.stringify({ data: 'canary', status: { code: 1, message: 'canary ada@example.com' } })),
  sends(500, 'canary'),
  refuses(200, { code: 1, subCode: 1 }),
  sends(200, 'canary'),
  answers({ canary: 'canary-key' }),
  answers([{ canary: 'canary' }]),
  redirects('https://canary.example.com/?password=canary'),
  huge(3 * 1024 * 1024, 'canary'),
  cuts(),
  hangsUp(),
  slow(10_000, answers('canary')),
];

const failedLine = {
  level: 'warn',
  time: expect.any(String),
  event: 'upstream call failed',
  upstream: 'account-api',
};

/** A log that removes nothing, so that the test sees everything that the client hands to it. */
function recordRaw(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  const write = (fields: object, event: string) => void lines.push(JSON.stringify({ ...fields, event }));
  return { log: { info: write, warn: write, error: write }, lines };
}

test.each(everyFault.map((fault, n) => [n, fault] as const))(
  'in fault %i no call puts anything of its URL, credential, query, body or answer in the log',
  async (_, fault) => {
    const upstream = await startFakeUpstream();
    const { log, lines } = recordRaw();
    upstream.script('*', fault);
    for (const name of accountCallNames) {
      const api = createAccountClient({
        baseUrl: upstream.baseUrl,
        log,
        limits: { callMs: 50, derivingCallMs: 50 },
      });
      await callWithExample(api, name, { token: 'canary-token' });
      await callWithExample(api, name, { token: 'canary-token\r\ncanary' });
    }
    await upstream.close();

    expect(lines.length).toBeGreaterThan(accountCallNames.length);
    expect(lines.filter((line) => canaries.test(line))).toEqual([]);
  },
);

test.each([400, 401, 404, 429, 500, 503, 599])(
  'status %i is logged in the words of the spec',
  async (status) => {
    const { api, upstream, recorded } = await startScriptedAccountApi();
    upstream.script('*', sends(status, 'rubbish'));
    await api.createToken({ username: 'ada@example.com', password: 'canary-password' }, {});

    expect(recorded.events()).toEqual(['Bad response from server']);
    expect(JSON.parse(recorded.text())).toMatchObject({
      level: 'warn',
      upstream: 'account-api',
      call: 'createToken',
      status,
    });
  },
);

test('a status is logged even when the body never arrives', async () => {
  const { api, upstream, recorded } = await startScriptedAccountApi({ callMs: 500 });
  upstream.script('*', (res) => {
    res.writeHead(403).write(' ');
  });
  await api.getAccount({});

  expect(recorded.events()).toEqual(['Bad response from server', 'upstream call failed']);
});

test('data that do not fit are logged by the names of their fields, never their values', async () => {
  const { api, upstream, recorded } = await startScriptedAccountApi();
  upstream.script('*', answers({ ...exampleCalls.getMenuCounts.answer, orders: 'canary' }));
  await api.getMenuCounts('A-1', {});

  expect(recorded.text()).toContain('"places":["orders: invalid_type"]');
  expect(recorded.text()).not.toContain('canary');
});

test('a call that cannot be sent is logged by the name of its error only', async () => {
  const { api, recorded } = await startScriptedAccountApi();
  await api.updateForgottenPassword({ id: '', idSalt: 'canary-salt', password: 'short' }, {});
  await api.getAccount({ token: 'canary\r\n' });
  const lines = recorded.text().trimEnd().split('\n');

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...failedLine, call: 'updateForgottenPassword', reason: 'ZodError' },
    { ...failedLine, call: 'getAccount', reason: 'unsendable', code: 'ERR_INVALID_CHAR' },
  ]);
});

test('a refusal with HTTP status 200 is logged by its codes', async () => {
  const { api, upstream, recorded } = await startScriptedAccountApi();
  upstream.script('*', refuses(200, { code: 1, subCode: 3 }));
  await api.getAccount({});

  expect(JSON.parse(recorded.text())).toEqual({
    ...failedLine,
    call: 'getAccount',
    reason: 'refused',
    statusCode: 1,
    subCode: 3,
  });
});

test('a good answer is not logged', async () => {
  const { api, upstream, recorded } = await startScriptedAccountApi();
  upstream.script('*', answers(exampleCalls.getAccount.answer));
  await api.getAccount({});

  expect(recorded.text()).toBe('');
});
