import { readFileSync } from 'node:fs';
import { median } from '#scripts/bench/report/median.ts';
import { type Answer, ask, fromAddress } from '#scripts/siege/ask.ts';
import { type Customer, signIn } from '#scripts/siege/customer.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { sendForm } from '#scripts/siege/send-files.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import {
  demonstrationCustomers,
  demonstrationPassword,
} from '#server/account-api/demonstration/customers.ts';
import { accountDocuments } from '#server/account-api/store/account-tables.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import type { Site } from '#server/testing/site-process.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

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

/** Addresses of another customer, which that one can open, beside the same with an id that nobody has. */
async function tryForeignIds({ nodes }: Stage): Promise<Row> {
  const [customer, owner] = [await signIn(nodes[0], personal), await signIn(nodes[0], business)];
  const owned: (readonly [string, string])[] = [];
  for (const list of [accountPaths.orders, accountPaths.contracts]) {
    const { text } = await owner.get(nodes[0], list);
    const [, id] = new RegExp(`href="${list}/([^"/]+)"`).exec(text) ?? [];
    for (const prefix of ['', '/page-data'])
      owned.push([`${prefix}${list}/${id}`, `${prefix}${list}/none-has-this`]);
  }
  const others = [
    ['/staff/enquiries', '/staff/nothing'],
    ['/metrics', '/nothing'],
  ] as const;
  const wrong: string[] = [];
  for (const node of nodes) {
    for (const [foreign] of owned) {
      // An address that nobody can open would look safe.
      const { status } = await owner.get(node, foreign);
      if (status !== 200) wrong.push(`${foreign} ${status} for its owner`);
    }
    for (const pair of [...owned, ...others]) wrong.push(...(await listDifferences(customer, node, pair)));
  }
  const count = owned.length + others.length;
  return {
    promise: `${count} addresses of other customers, of staff and of operators look like addresses that do not exist`,
    measured: wrong.length === 0 ? 'alike on both nodes' : wrong.join('; '),
    isMet: wrong.length === 0,
  };
}

/** What tells a foreign address from one that does not exist. */
async function listDifferences(
  customer: Customer,
  node: Site,
  [foreign, unknown]: readonly [string, string],
): Promise<readonly string[]> {
  const [one, other] = [await customer.get(node, foreign), await customer.get(node, unknown)];
  const isAlike = one.status !== 200 && toLook(one, foreign) === toLook(other, unknown);
  return isAlike ? [] : [`${foreign} ${one.status}, ${unknown} ${other.status}`];
}

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const unknownDocument = '00000000-0000-4000-8000-000000000000';

/** Every document of the other customers, one that was just sent among them: opened, listed, and put into by a stranger. */
async function tryForeignDocuments(stage: Stage): Promise<Row> {
  const { nodes } = stage;
  const [stranger, owner] = [await signIn(nodes[0], personal), await signIn(nodes[0], business)];
  const sent = await sendForm(stage, owner, [['of-another-account.pdf', pdf]]);
  const documents = (await listDocuments(stage)).filter(({ accountId }) => accountId !== 'demo-personal');
  const wrong: string[] = [];
  if (sent.status !== 200 || documents.length < 4) wrong.push(`${documents.length} documents to try`);
  for (const node of nodes) {
    for (const { documentId } of documents) {
      const pair = [
        `/api/account/documents/${documentId}`,
        `/api/account/documents/${unknownDocument}`,
      ] as const;
      wrong.push(...(await listDifferences(stranger, node, pair)));
    }
    for (const path of [accountPaths.documents, `/page-data${accountPaths.documents}`, accountPaths.home]) {
      const [seen, own] = [await stranger.get(node, path), await owner.get(node, path)];
      const shown = documents.filter(
        ({ documentId, name }) => seen.text.includes(documentId) || seen.text.includes(name),
      );
      if (seen.status !== 200 || own.status !== 200 || shown.length > 0)
        wrong.push(`${path} ${seen.status}, ${shown.length} of others shown`);
    }
    for (const { documentId, accountId } of documents) {
      const isOwn = accountId === 'demo-business';
      const { status } = await owner.get(node, `/api/account/documents/${documentId}`);
      if ((status === 200) !== isOwn)
        wrong.push(`${documentId} ${status} for ${isOwn ? 'its owner' : 'another'}`);
    }
  }
  await stranger.post(nodes[1], 'documents', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ accountId: 'demo-business', csrf: stranger.csrf, kind: 'other' },
      ...{ name: 'put-into.pdf', contentBase64: pdf.toString('base64') },
    }),
  });
  const put = (await listDocuments(stage)).filter(({ name }) => name === 'put-into.pdf');
  if (put.length !== 1 || put[0]?.accountId !== 'demo-personal')
    wrong.push(`${put.length} put into an account`);
  return {
    promise: `${documents.length} documents of other accounts: a stranger opens and lists none and puts none there, their owner opens them`,
    measured: wrong.length === 0 ? 'so on both nodes' : wrong.slice(0, 5).join('; '),
    isMet: wrong.length === 0,
  };
}

async function listDocuments({ postgresql }: Stage) {
  const { orm, close } = openPostgresql(postgresql.url);
  try {
    const { documentId, accountId, name } = accountDocuments;
    return await orm.select({ documentId, accountId, name }).from(accountDocuments);
  } finally {
    await close();
  }
}

/** The answer without what names its own address and moment. */
function toLook({ status, text, headers }: Answer, path: string): string {
  const own =
    /nonce="[^"]*"|name="csrf" value="[^"]*"|"csrf":"[^"]*"|[\w/-]*(?:staff|metrics|nothing)[\w/-]*/gi;
  const id = path.split('/').at(-1) ?? '';
  return `${status} ${headers['content-type']} ${text.replaceAll(id, '').replace(own, '')}`;
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
