import { median } from '#scripts/bench/report/median.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { demonstrationCustomers } from '#server/account-api/demonstration/customers.ts';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { createRoamingBrowser } from '#server/testing/roaming-browser.ts';
import { visibleText } from '#server/testing/visible-text.ts';

const known = demonstrationCustomers[0]?.email ?? '';

/** What guessers and collectors of addresses learn. */
export async function limits(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const stage = await openStage(ground);
  try {
    return [await tryEnumeration(stage, isShort ? 2 : 3), await tryGuesses(stage), await tryHeaders(stage)];
  } finally {
    await stage.close();
  }
}

async function tryGuesses({ nodes }: Stage): Promise<Row> {
  const browser = createRoamingBrowser();
  const messages: string[] = [];
  for (let guess = 0; guess < 7; guess += 1) {
    const { origin } = nodes[guess % 2 === 0 ? 0 : 1];
    await browser.login(origin, known, 'a wrong guess');
    const text = visibleText((await browser.get(origin, '/account/login')).text);
    messages.push(text.includes('Too many attempts.') ? 'too many' : 'wrong');
  }
  await browser.login(nodes[0].origin, known);
  const isOut = (await browser.get(nodes[0].origin, '/account')).status !== 200;
  const allowed = messages.filter((message) => message === 'wrong').length;
  return {
    promise:
      'Login: 5 guesses per account in 15 minutes across nodes, then the right password is refused too',
    measured: `${allowed} guesses allowed, the right password after them ${isOut ? 'refused' : 'let in'}`,
    isMet: allowed <= 5 && isOut,
  };
}

/** Logs in wrongly with known and unknown addresses; each address of its own, below the limits. */
async function tryEnumeration({ nodes }: Stage, rounds: number): Promise<Row> {
  const customers = demonstrationCustomers.slice(1).map(({ email }) => email);
  const [knownTimes, unknownTimes] = [[] as number[], [] as number[]];
  const answers = new Set<string>();
  for (let round = 0; round < rounds; round += 1)
    for (const [place, email] of customers.entries()) {
      for (const [who, times] of [
        [email, knownTimes],
        [`nobody-${round}-${place}@example.com`, unknownTimes],
      ] as const) {
        const browser = createRoamingBrowser();
        await browser.get(nodes[0].origin, '/account/login');
        const from = performance.now();
        const { status, location } = await browser.send(nodes[0].origin, 'session', {
          email: who,
          password: 'wrong',
        });
        times.push(performance.now() - from);
        answers.add(`${status} ${location}`);
      }
    }
  const ratio = median(knownTimes) / median(unknownTimes);
  return {
    promise: 'Known and unknown addresses get identical answers in like times',
    measured: `${[...answers].join(' or ')}; medians ${Math.round(median(knownTimes))} and ${Math.round(median(unknownTimes))} ms`,
    isMet: answers.size === 1 && ratio > 0.5 && ratio < 2,
  };
}

const wanted: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none'|default-src 'self'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /origin|no-referrer/,
  'cross-origin-opener-policy': /same-origin/,
  'permissions-policy': /./,
};

async function tryHeaders({ nodes }: Stage): Promise<Row> {
  const wrong: string[] = [];
  for (const path of ['/', '/account/login', '/nothing-here', '/healthz', '/api/search?q=golf']) {
    const { headers } = await fetchRaw(nodes[0].origin + path);
    for (const [name, value] of Object.entries(wanted))
      if (!value.test(String(headers[name] ?? ''))) wrong.push(`${path} ${name}`);
    if (headers['x-powered-by'] ?? headers.server) wrong.push(`${path} names its software`);
    if (/unsafe-(?:inline|eval)/.test(String(headers['content-security-policy'])))
      wrong.push(`${path} unsafe`);
  }
  return {
    promise: 'Security headers on pages, errors, health and JSON; no unsafe-inline, no name of software',
    measured: wrong.length === 0 ? 'all there' : wrong.join(', '),
    isMet: wrong.length === 0,
  };
}
