import { expect, test } from 'vitest';
import { failedAnswer } from '#server/account-contract/answer.ts';
import { answers, slow, trickles } from '#server/platform/upstream/testing/behaviours.ts';
import { eventually } from '#server/testing/eventually.ts';
import { exampleCalls } from './testing/example-calls.ts';
import { startScriptedAccountApi } from './testing/scripted-account-api.ts';

const late = slow(10_000, answers(exampleCalls.getAccount.answer));
// Longer than a test may take, so that only the visitor's leaving can end the call.
const patient = { callMs: 60_000 };

test.each([
  ['before the answer', late],
  ['in the middle of the answer', trickles()],
])('a visitor who leaves %s takes the request along', { timeout: 5000 }, async (_, behaviour) => {
  const { api, upstream, recorded } = await startScriptedAccountApi(patient);
  upstream.script('*', behaviour);
  const leaving = new AbortController();
  const call = api.getAccount({ signal: leaving.signal });
  await eventually(() => upstream.seen().length, 1, 2000);
  leaving.abort();

  expect(await call).toEqual(failedAnswer);
  await eventually(() => upstream.abandoned(), 1, 2000);
  expect(upstream.seen()).toHaveLength(1);
  expect(recorded.events()).toEqual([]);
});

test('visitors who leave are not counted as failures of the upstream, however many do', {
  timeout: 5000,
}, async () => {
  const { api, upstream } = await startScriptedAccountApi(patient);
  upstream.script('*', late);
  for (let n = 1; n <= 8; n++) {
    const leaving = new AbortController();
    const call = api.getAccount({ signal: leaving.signal });
    await eventually(() => upstream.seen().length, n, 2000);
    leaving.abort();
    await call;
  }

  await eventually(() => upstream.abandoned(), 8, 2000);
  expect(api.state()).toBe('closed');
});

test('nothing is sent for a visitor who has left already', async () => {
  const { api, upstream } = await startScriptedAccountApi();

  expect(await api.getAccount({ signal: AbortSignal.abort() })).toEqual(failedAnswer);
  expect(upstream.connections()).toBe(0);
});
