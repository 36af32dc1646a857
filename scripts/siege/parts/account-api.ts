import { type Customer, signIn } from '#scripts/siege/customer.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import { describeVisits, keepVisiting } from '#scripts/siege/keep-visiting.ts';
import type { Row } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { accountCalls } from '#server/account-contract/account-calls.ts';
import { exampleCalls } from '#server/accounts/client/testing/example-calls.ts';
import {
  answers,
  type Behaviour,
  cuts,
  hangsUp,
  sends,
  slow,
  trickles,
} from '#server/platform/upstream/testing/behaviours.ts';
import { type FakeUpstream, startFakeUpstream } from '#server/platform/upstream/testing/fake-upstream.ts';
import { createRoamingBrowser } from '#server/testing/roaming-browser.ts';

const tokenPath = '/api/auth/token';
const codePath = '/api/accounts/confirmationcode';

/** Wrong data of one call, well wrapped and in time, is no reason to stop asking the others: no breaker opens. */
const lies = 'lies about a success';

const faults: Readonly<Record<string, Behaviour>> = {
  'takes ten seconds': slow(10_000, sends(200, '{}')),
  'sends a space at a time for ever': trickles(),
  'cuts its answers': cuts(),
  'hangs up': hangsUp(),
  'answers 500': sends(500, '{}'),
  'answers rubbish': sends(200, '<html>rubbish'),
  [lies]: sends(200, '{"data":{"token":7},"status":{"code":0,"message":"OK","subCode":0}}'),
};

/** An account API that fails in every way that it can. */
export async function accountApi(ground: Ground): Promise<readonly Row[]> {
  const upstream = await startFakeUpstream();
  ground.onEnd(() => upstream.close());
  const rows: Row[] = [];
  for (const [what, fault] of Object.entries(faults)) {
    // Each fault meets nodes of its own: a breaker that an earlier one has opened would keep it from being asked.
    const stage = await openStage(ground, { ACCOUNT_API_URL: upstream.baseUrl });
    rows.push(...(await tryFault(stage, upstream, { what, fault }).finally(stage.close)));
  }
  await upstream.close();
  return rows;
}

interface Fault {
  readonly what: string;
  readonly fault: Behaviour;
}

async function tryFault(stage: Stage, upstream: FakeUpstream, fault: Fault): Promise<readonly Row[]> {
  for (const [name, { path }] of Object.entries(accountCalls))
    upstream.script(path, answers(exampleCalls[name as keyof typeof exampleCalls].answer));
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  upstream.script(tokenPath, answers({ ...exampleCalls.createToken.answer, expiresAt }));
  const customer = await signIn(stage.nodes[1], 'customer@example.com');
  for (const { path } of Object.values(accountCalls)) upstream.script(path, fault.fault);
  return [await tryLogins(stage, upstream, fault), await tryPages(stage, upstream, { ...fault, customer })];
}

async function tryLogins(stage: Stage, upstream: FakeUpstream, { what }: Fault): Promise<Row> {
  const before = upstream.seen(tokenPath).length;
  const stopVisiting = keepVisiting(stage.nodes);
  const times: number[] = [];
  let signedIn = 0;
  for (const [place, { origin }] of stage.nodes.entries()) {
    const browser = createRoamingBrowser();
    await browser.get(origin, '/account/login');
    const from = performance.now();
    const email = `somebody-${place}-${what.length}@example.com`;
    const { location } = await browser.send(origin, 'session', { email, password: 'a password' });
    times.push(performance.now() - from);
    if (location === '/account') signedIn += 1;
  }
  const visits = await stopVisiting();
  const asked = upstream.seen(tokenPath).length - before;
  const slowest = Math.max(...times);
  return {
    promise: `Account API that ${what}: answered within 2 s, asked once a login, nobody signed in, public pages unaffected`,
    measured: `slowest ${Math.round(slowest)} ms, asked ${asked} times for 2 logins, ${signedIn} signed in; ${describeVisits(visits)}`,
    isMet: slowest <= 2000 && asked >= 1 && asked <= 2 && signedIn === 0 && visits.faults.length === 0,
  };
}

const morePages = 20;

/** What a customer meets who was signed in before: a code that is asked for, then pages. */
async function tryPages(
  { nodes: [, node] }: Stage,
  upstream: FakeUpstream,
  { what, customer }: Fault & { readonly customer: Customer },
): Promise<Row> {
  const [before, codesBefore] = [upstream.seen().length, upstream.seen(codePath).length];
  const headers = { 'Content-Type': 'application/json' };
  const code = await customer.post(node, 'confirmation-code', { headers, body: '{}' });
  const from = performance.now();
  const page = await customer.get(node, '/account/orders');
  const pageMs = performance.now() - from;
  for (let number = 0; number < morePages; number += 1) await customer.get(node, '/account/orders');
  const asked = upstream.seen().length - before;
  const codes = upstream.seen(codePath).length - codesBefore;
  return {
    promise: `Account API that ${what}, for a signed-in customer: a page within 2 s that says what failed, a code asked for at most once${what === lies ? '' : ', nothing asked after five failures'}`,
    measured: `page ${page.status} in ${Math.round(pageMs)} ms, ${page.text.includes('Try again</a>') ? 'says so' : 'says nothing'}; code ${code.status}, asked ${codes} times; ${asked} calls in all for ${morePages + 1} pages`,
    // The page asks two things at once, so that a sixth may be on its way when the fifth fails.
    isMet:
      page.status === 200 &&
      page.text.includes('Try again</a>') &&
      pageMs <= 2000 &&
      codes <= 1 &&
      (what === lies || asked <= 6),
  };
}
