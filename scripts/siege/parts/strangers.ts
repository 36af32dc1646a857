import { readFileSync } from 'node:fs';
import { median } from '#scripts/bench/report/median.ts';
import { ask, fromAddress } from '#scripts/siege/ask.ts';
import { signIn } from '#scripts/siege/customer.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import {
  demonstrationCustomers,
  demonstrationPassword,
} from '#server/account-api/demonstration/customers.ts';
import { tryForeignDocuments, tryForeignIds } from './of-others.ts';

const [personal = '', business = ''] = demonstrationCustomers.map(({ email }) => email);

/** What one customer learns of another, a stranger of who has an account, and anybody of what customers typed. */
export async function strangers(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const stage = await openStage(ground);
  try {
    return [
      await tryForeignIds(stage),
      await tryForeignDocuments(stage),
      ...(await tryEnumeration(stage, isShort ? 3 : 8)),
      await tryCanaries(stage),
    ];
  } finally {
    await stage.close();
  }
}

const person = { accountType: 'personal', firstName: 'A', lastName: 'B', mobile: '07700 900123' };

/** Forms that take an address: what is answered, and how long it takes, where it has an account and where not. */
async function tryEnumeration({ nodes }: Stage, rounds: number): Promise<readonly Row[]> {
  const forms = [
    ['session', { password: 'a wrong guess' }],
    ['registration', person],
    ['forgotten-password', {}],
  ] as const;
  const rows: Row[] = [];
  for (const [place, [route, values]] of forms.entries()) {
    const [known, unknown] = [[] as number[], [] as number[]];
    const answers = new Set<string>();
    for (let round = 0; round < rounds; round += 1)
      for (const [email, times] of [
        // At most three tries for each account, because the limits are the same for both.
        [demonstrationCustomers[round % 3]?.email ?? '', known],
        [`nobody-${round % 3}@example.com`, unknown],
      ] as const) {
        const from = performance.now();
        const { status, text } = await ask(`${nodes[round % 2 === 0 ? 0 : 1].origin}/api/account/${route}`, {
          headers: {
            'Content-Type': 'application/json',
            Accept: 'application/json',
            ...fromAddress(place * 100 + round),
          },
          body: JSON.stringify({ ...values, email }),
        });
        times.push(performance.now() - from);
        answers.add(`${status} ${text}`);
      }
    const ratio = median(known) / median(unknown);
    rows.push({
      promise: `/api/account/${route}: known and unknown addresses get the same answer in like times`,
      measured: `${answers.size === 1 ? 'the same' : [...answers].join(' or ')}; medians ${Math.round(median(known))} and ${Math.round(median(unknown))} ms`,
      isMet: answers.size === 1 && ratio > 0.8 && ratio < 1.25,
    });
  }
  return rows;
}

const canary = 'canary-4711';

/** A customer's journey with marked words, then a search for them where anybody, or a reader of logs, could find them. */
async function tryCanaries(stage: Stage): Promise<Row> {
  const [one] = stage.nodes;
  const customer = await signIn(one, business);
  await customer.get(one, '/account/orders');
  await ask(`${one.origin}/account/reset-password?id=${canary}-id&idSalt=${canary}-salt`);
  await ask(`${one.origin}/search?q=${canary}-search`);
  await ask(`${one.origin}/api/search?q=${canary}-typed`);
  await ask(`${one.origin}/leave-a-message`, {
    headers: { Referer: `http://localhost/?q=${canary}-referrer`, 'User-Agent': `${canary}-browser` },
    body: {
      message: `${canary}-message`,
      name: `${canary}-name`,
      reply: 'email',
      email: `${canary}@example.com`,
    },
  });
  await ask(`${one.origin}/leave-a-message`, { body: { message: `${canary}-faulty`, email: canary } });
  const logs = stage.logs.map((log) => readFileSync(log, 'utf8')).join('');
  const secrets = [
    canary,
    personal,
    business,
    demonstrationPassword,
    customer.cookie.slice('session='.length),
    customer.csrf,
  ];
  const inLogs = secrets.filter((secret) => logs.includes(secret)).length;
  const paths = [
    '/',
    '/leave-a-message',
    '/search',
    '/account/login',
    '/page-data/leave-a-message',
    '/sitemap.xml',
  ];
  const pages = (await Promise.all(paths.map((path) => ask(one.origin + path))))
    .map(({ text }) => text)
    .join('');
  const inPages = secrets.filter((secret) => pages.includes(secret)).length;
  return {
    promise:
      'Typed words, addresses, passwords, sessions and salts of a journey are in no log and no page of anybody else',
    measured: `${secrets.length} searched for in ${Math.round(logs.length / 1000)} kB of log and ${paths.length} pages: ${inLogs} and ${inPages} found`,
    isMet: inLogs + inPages === 0,
  };
}
