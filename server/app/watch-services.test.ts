import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { type WatchedService, watchServices } from './watch-services.ts';

function watch(ask: WatchedService['ask'], timeoutMs = 3_000) {
  const recorded = recordLog();
  const service = { name: 'accountApi', setting: 'ACCOUNT_API_URL', consequence: 'nobody signs in', ask };
  const watching = watchServices({ services: [service], log: recorded.log, everyMs: 20, timeoutMs });
  onTestFinished(() => watching.close());
  const gauge = () => watching.gauges.service_reachable_account_api?.read();
  return { ...watching, recorded, gauge };
}

test('a service that goes away is listed since then and logged once, and recovers by itself', async () => {
  let isAway = false;
  let asked = 0;
  const { firstLook, listAway, recorded, gauge } = watch(async () => {
    asked += 1;
    const fault = new Error('connect ECONNREFUSED canary.internal:443');
    if (isAway) throw Object.assign(fault, { code: 'ECONNREFUSED' });
  });
  await firstLook;
  expect([listAway(), gauge()]).toEqual([[], 1]);

  isAway = true;
  await eventually(() => listAway().length, 1);
  const [first] = listAway();
  const askedBefore = asked;
  await eventually(() => asked > askedBefore + 3, true);
  expect(listAway()).toEqual([first]);
  expect([first?.reason, gauge()]).toEqual(['ECONNREFUSED', 0]);

  isAway = false;
  await eventually(() => listAway().length, 0);
  expect(gauge()).toBe(1);
  expect(recorded.events()).toEqual(['service cannot be reached', 'service is reached again']);
  expect(recorded.text()).not.toContain('canary');
});

test('a check that never ends is given up, and the other services are still checked', async () => {
  const { firstLook, listAway } = watch(() => new Promise(() => undefined), 50);
  await firstLook;

  expect(listAway().map(({ name, reason }) => [name, reason])).toEqual([['accountApi', 'TimeoutError']]);
});

test('closing ends the check under way, and starts no other', async () => {
  let asked = 0;
  const { close, recorded } = watch((signal) => {
    asked += 1;
    return delay(60_000, undefined, { signal });
  });
  await eventually(() => asked, 1);
  await close();
  await delay(100);

  expect(asked).toBe(1);
  expect(recorded.events()).toEqual([]);
});
