import type { Ground } from '#scripts/siege/ground.ts';
import { describeVisits, keepVisiting } from '#scripts/siege/keep-visiting.ts';
import type { Row } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import {
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

const faults: Readonly<Record<string, Behaviour>> = {
  'takes ten seconds': slow(10_000, sends(200, '{}')),
  'sends a space at a time for ever': trickles(),
  'cuts its answers': cuts(),
  'hangs up': hangsUp(),
  'answers 500': sends(500, '{}'),
  'answers rubbish': sends(200, '<html>rubbish'),
  'lies about a success': sends(200, '{"data":{"token":7},"status":{"code":0,"message":"OK","subCode":0}}'),
};

/** An account API that fails in every way that it can. */
export async function accountApi(ground: Ground): Promise<readonly Row[]> {
  const upstream = await startFakeUpstream();
  ground.onEnd(() => upstream.close());
  const rows: Row[] = [];
  for (const [what, fault] of Object.entries(faults)) {
    // Each fault meets nodes of its own: a breaker that an earlier one has opened would keep it from being asked.
    const stage = await openStage(ground, { ACCOUNT_API_URL: upstream.baseUrl });
    rows.push(await tryFault(stage, upstream, { what, fault }).finally(stage.close));
  }
  await upstream.close();
  return rows;
}

async function tryFault(
  stage: Stage,
  upstream: FakeUpstream,
  { what, fault }: { readonly what: string; readonly fault: Behaviour },
): Promise<Row> {
  upstream.script('*', fault);
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
