import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failedAnswer } from '#server/account-contract/answer.ts';
import {
  answers,
  type Behaviour,
  cuts,
  hangsUp,
  redirects,
  refuses,
  sends,
  slow,
} from '#server/platform/upstream/testing/behaviours.ts';
import { eventually } from '#server/testing/eventually.ts';
import type { AccountLimits } from './create-account-client.ts';
import { exampleCalls } from './testing/example-calls.ts';
import { startScriptedAccountApi } from './testing/scripted-account-api.ts';

const good = answers(exampleCalls.createToken.answer);
const credentials = { username: 'ada@example.com', password: 'canary-password' };
const halfOpenAfterMs = 200;

/** A client whose token call, which is never repeated, has failed this often. */
async function startFailing(times: number, fault: Behaviour, limits: Partial<AccountLimits> = {}) {
  const fake = await startScriptedAccountApi({ halfOpenAfterMs, ...limits });
  fake.upstream.script('*', fault);
  for (let n = 0; n < times; n++) await fake.api.createToken(credentials, {});
  return fake;
}

test.each([
  ['500', sends(500, '')],
  ['no answer', hangsUp()],
  ['cut answers', cuts()],
  ['rubbish', sends(200, 'rubbish')],
  ['redirects', redirects('/')],
])('after five failures by %s in a row nothing is sent', async (_, fault) => {
  const { api, upstream } = await startFailing(4, fault, { halfOpenAfterMs: 60_000 });
  expect(api.state()).toBe('closed');

  await api.createToken(credentials, {});
  expect(api.state()).toBe('open');

  expect(await api.createToken(credentials, {})).toEqual(failedAnswer);
  expect(await api.getAccount({})).toEqual(failedAnswer);
  expect(upstream.seen()).toHaveLength(5);
});

test('five timeouts in a row open the breaker', async () => {
  const { api } = await startFailing(5, slow(10_000, good), { derivingCallMs: 50 });

  await eventually(() => api.state(), 'open', 2000);
});

test('second tries are counted too: the breaker opens after five requests, not ten', async () => {
  const { api, upstream } = await startScriptedAccountApi({ halfOpenAfterMs: 60_000 });
  upstream.script('*', sends(500, ''));
  for (let n = 0; n < 5; n++) await api.getAccount({});

  expect(upstream.seen()).toHaveLength(5);
});

test.each([
  ['refusals with 401', refuses(401, { code: 401, subCode: 1 })],
  ['refusals with 404', sends(404, '<html>')],
  ['status.code 1', refuses(200, { code: 1 })],
  ['data that do not fit', answers({})],
])('%s do not open it, however many', async (_, refusal) => {
  const { api, upstream } = await startFailing(8, refusal);

  expect(api.state()).toBe('closed');
  expect(upstream.seen()).toHaveLength(8);
});

test('a refusal between failures starts the count again', async () => {
  const { api, upstream } = await startFailing(4, sends(500, ''));
  upstream.script('*', refuses(401, { code: 401, subCode: 1 }), sends(500, ''));
  for (let n = 0; n < 5; n++) await api.createToken(credentials, {});

  expect(api.state()).toBe('closed');
});

test('after its rest the breaker lets one request through, and its success closes it', async () => {
  const { api, upstream, recorded } = await startFailing(5, sends(500, ''));
  upstream.script('*', slow(300, good));
  await wait(halfOpenAfterMs + 20);
  const both = [api.createToken(credentials, {}), api.createToken(credentials, {})];

  expect(api.state()).toBe('half-open');
  await eventually(() => upstream.seen().length, 6, 2000);
  expect(await Promise.all(both)).toMatchObject([{ isSucceed: true }, { isSucceed: true }]);
  expect(api.state()).toBe('closed');
  expect([...recorded.text().matchAll(/"state":"([a-z-]+)"/g)].map(([, state]) => state)).toEqual([
    'open',
    'half-open',
    'closed',
  ]);
});

test('after its rest the breaker lets one request through, and its failure opens it again', async () => {
  const { api, upstream } = await startFailing(5, sends(500, ''));
  await wait(halfOpenAfterMs + 20);
  await Promise.all([1, 2, 3].map(() => api.createToken(credentials, {})));

  expect(api.state()).toBe('open');
  expect(upstream.seen()).toHaveLength(6);
});

test('calls that wait for the trial request have the same time limit as any other call', {
  timeout: 3000,
}, async () => {
  const { api, upstream } = await startFailing(5, sends(500, ''), { derivingCallMs: 1400 });
  upstream.script('*', slow(10_000, good));
  await wait(halfOpenAfterMs + 20);

  expect(await Promise.all([1, 2, 3].map(() => api.createToken(credentials, {})))).toEqual([
    failedAnswer,
    failedAnswer,
    failedAnswer,
  ]);
});

test('a visitor who leaves does not end the trial request', async () => {
  const { api, upstream } = await startFailing(5, sends(500, ''));
  upstream.script('*', slow(300, sends(500, '')));
  await wait(halfOpenAfterMs + 20);
  const leaving = new AbortController();
  const call = api.createToken(credentials, { signal: leaving.signal });
  await eventually(() => upstream.seen().length, 6, 2000);
  leaving.abort();

  expect(await call).toEqual(failedAnswer);
  await eventually(() => api.state(), 'open', 2000);
  expect(upstream.abandoned()).toBe(0);
});

test('a call that is not sent does not count as the trial', async () => {
  const { api, upstream } = await startFailing(5, sends(500, ''));
  await wait(halfOpenAfterMs + 20);
  await api.createToken(credentials, { signal: AbortSignal.abort() });
  await api.createToken(credentials, { token: 'a\r\nb' });

  expect(api.state()).toBe('open');
  expect(upstream.seen()).toHaveLength(5);
});

test('a visitor who leaves while another call is on trial is answered at once', {
  timeout: 5000,
}, async () => {
  const { api, upstream } = await startFailing(5, sends(500, ''), { derivingCallMs: 60_000 });
  upstream.script('*', slow(10_000, good));
  await wait(halfOpenAfterMs + 20);
  const trial = api.createToken(credentials, {});
  const leaving = new AbortController();
  const waiting = api.createToken(credentials, { signal: leaving.signal });
  await eventually(() => upstream.seen().length, 6, 2000);
  leaving.abort();

  expect(await waiting).toEqual(failedAnswer);
  await upstream.close();
  await trial;
});

test('a second try whose time is up is neither sent nor counted', async () => {
  const { api, upstream } = await startScriptedAccountApi({
    callMs: 15,
    derivingCallMs: 15,
    halfOpenAfterMs: 60_000,
  });
  upstream.script('*', hangsUp());
  for (let n = 0; n < 4; n++) await api.getAccount({});
  await wait(200);

  expect(api.state()).toBe('closed');
});

test('a clock that is put back by a day does not keep the breaker open', async () => {
  const { api, upstream } = await startFailing(5, sends(500, ''));
  expect(api.state()).toBe('open');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  upstream.script('*', good);
  await wait(halfOpenAfterMs + 20);

  expect(await api.createToken(credentials, {})).not.toEqual(failedAnswer);
  expect(api.state()).toBe('closed');
});

test('a temporary refusal in an envelope is not counted as a failure, and the call is not repeated', async () => {
  const busy = sends(503, '{"data":null,"status":{"code":503,"message":"Busy"}}', { 'retry-after': '5' });
  const { api, upstream } = await startFailing(10, busy);

  expect(await api.getAccount({})).toEqual(failedAnswer);
  expect(upstream.seen()).toHaveLength(11);
  expect(api.state()).toBe('closed');
});

test('an HTML page with 503 instead of an envelope is counted as a failure', async () => {
  const { api } = await startFailing(5, sends(503, '<html>', { 'retry-after': '5' }));

  expect(api.state()).toBe('open');
});
