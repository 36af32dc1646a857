import type { Answer } from '#scripts/siege/ask.ts';
import { type Customer, signIn } from '#scripts/siege/customer.ts';
import type { Row } from '#scripts/siege/row.ts';
import { sendForm } from '#scripts/siege/send-files.ts';
import type { Stage } from '#scripts/siege/stage.ts';
import { demonstrationCustomers } from '#server/account-api/demonstration/customers.ts';
import { accountDocuments } from '#server/account-api/store/account-tables.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import type { Site } from '#server/testing/site-process.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

const [personal = '', business = ''] = demonstrationCustomers.map(({ email }) => email);

/** Addresses of another customer, which that one can open, beside the same with an id that nobody has. */
export async function tryForeignIds({ nodes }: Stage): Promise<Row> {
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

/** The answer without what names its own address and moment. */
function toLook({ status, text, headers }: Answer, path: string): string {
  const own =
    /nonce="[^"]*"|name="csrf" value="[^"]*"|"csrf":"[^"]*"|[\w/-]*(?:staff|metrics|nothing)[\w/-]*/gi;
  const id = path.split('/').at(-1) ?? '';
  return `${status} ${headers['content-type']} ${text.replaceAll(id, '').replace(own, '')}`;
}

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Every document of the other customers, one that was just sent among them: opened, listed, and put into by a stranger. */
export async function tryForeignDocuments(stage: Stage): Promise<Row> {
  const { nodes } = stage;
  const [stranger, owner] = [await signIn(nodes[0], personal), await signIn(nodes[0], business)];
  const sent = await sendForm(stage, owner, [['of-another-account.pdf', pdf]]);
  const documents = (await listDocuments(stage)).filter(({ accountId }) => accountId !== 'demo-personal');
  const wrong: string[] = [];
  if (sent.status !== 200 || documents.length < 4) wrong.push(`${documents.length} documents to try`);
  for (const node of nodes) {
    wrong.push(...(await openAll({ stranger, owner, node, documents })));
    wrong.push(...(await listAll({ stranger, owner, node, documents })));
  }
  wrong.push(...(await putInto(stage, stranger)));
  return {
    promise: `${documents.length} documents of other accounts: a stranger opens and lists none and puts none there, their owner opens them`,
    measured: wrong.length === 0 ? 'so on both nodes' : wrong.slice(0, 5).join('; '),
    isMet: wrong.length === 0,
  };
}

interface Asking {
  readonly stranger: Customer;
  readonly owner: Customer;
  readonly node: Site;
  readonly documents: Awaited<ReturnType<typeof listDocuments>>;
}

async function openAll({ stranger, owner, node, documents }: Asking): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { documentId, accountId } of documents) {
    const path = `/api/account/documents/${documentId}`;
    const unknown = '/api/account/documents/00000000-0000-4000-8000-000000000000';
    wrong.push(...(await listDifferences(stranger, node, [path, unknown])));
    const isOwn = accountId === 'demo-business';
    const { status } = await owner.get(node, path);
    if ((status === 200) !== isOwn) wrong.push(`${path} ${status} for ${isOwn ? 'its owner' : 'another'}`);
  }
  return wrong;
}

async function listAll({ stranger, owner, node, documents }: Asking): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const path of [accountPaths.documents, `/page-data${accountPaths.documents}`, accountPaths.home]) {
    const [seen, own] = [await stranger.get(node, path), await owner.get(node, path)];
    const shown = documents.filter(
      ({ documentId, name }) => seen.text.includes(documentId) || seen.text.includes(name),
    );
    if (seen.status !== 200 || own.status !== 200 || shown.length > 0)
      wrong.push(`${path} ${seen.status}, ${shown.length} of others shown`);
  }
  return wrong;
}

/** Names another account in what is sent: the session alone says whose it is. */
async function putInto(stage: Stage, stranger: Customer): Promise<readonly string[]> {
  await stranger.post(stage.nodes[1], 'documents', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ accountId: 'demo-business', csrf: stranger.csrf, kind: 'other' },
      ...{ name: 'put-into.pdf', contentBase64: pdf.toString('base64') },
    }),
  });
  const put = (await listDocuments(stage)).filter(({ name }) => name === 'put-into.pdf');
  return put.length === 1 && put[0]?.accountId === 'demo-personal'
    ? []
    : ['a file was put into another account'];
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
