import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from '#scripts/siege/ground.ts';
import { describeVisits, keepVisiting } from '#scripts/siege/keep-visiting.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { demonstrationCustomers } from '#server/account-api/demonstration/customers.ts';
import { createRoamingBrowser, type RoamingBrowser } from '#server/testing/roaming-browser.ts';

const email = demonstrationCustomers[0]?.email ?? '';

/** A Redis that hangs, then one that has been killed and comes back empty. */
export async function redis(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const seconds = isShort ? 5 : 60;
  const stage = await openStage(ground);
  try {
    const hung = await tryWithout(stage, seconds, {
      leave: async () => stage.redis.hang(),
      comeBack: async () => stage.redis.resume(),
    });
    const killed = await tryWithout(stage, seconds, {
      leave: () => stage.redis.stop(),
      comeBack: () => stage.redis.restart(),
    });
    return [
      ...toRows(`Redis hung for ${seconds} s`, hung),
      ...toRows(`Redis killed for ${seconds} s`, killed),
    ];
  } finally {
    await stage.close();
  }
}

interface Absence {
  readonly leave: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

async function tryWithout({ nodes }: Stage, seconds: number, { leave, comeBack }: Absence) {
  const browser = createRoamingBrowser();
  await browser.login(nodes[0].origin, email);
  const cookie = browser.cookie();
  const stopVisiting = keepVisiting(nodes);
  await leave();
  const account = await watchAccount(browser, nodes[0].origin, seconds);
  await comeBack();
  const visits = await stopVisiting();
  const from = performance.now();
  while (
    (await browser.follow(nodes[0].origin, '/account')).status !== 200 &&
    performance.now() - from < 60_000
  )
    await delay(50);
  return { visits, ...account, isKept: account.cookie === cookie, backMs: performance.now() - from };
}

/** Opens an account page again and again; statuses, and how long the slowest took. */
async function watchAccount(browser: RoamingBrowser, origin: string, seconds: number) {
  const statuses = new Set<number>();
  let slowestMs = 0;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const from = performance.now();
    statuses.add((await browser.get(origin, '/account')).status);
    slowestMs = Math.max(slowestMs, performance.now() - from);
    await delay(100);
  }
  return { statuses, slowestMs, cookie: browser.cookie() };
}

function toRows(what: string, tried: Awaited<ReturnType<typeof tryWithout>>): readonly Row[] {
  const { visits, statuses, slowestMs, isKept, backMs } = tried;
  return [
    {
      promise: `${what}: public pages do not fail`,
      measured: describeVisits(visits),
      isMet: visits.faults.length === 0,
    },
    {
      promise: `${what}: account pages 503, cookies kept, a call 250 ms at most`,
      measured: `${[...statuses].join(' and ')}, slowest page ${Math.round(slowestMs)} ms, cookie ${isKept ? 'kept' : 'lost'}, back after ${(backMs / 1000).toFixed(1)} s`,
      isMet: isKept && [...statuses].every((status) => status === 503),
    },
  ];
}
