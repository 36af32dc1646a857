import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { noClientAssets } from '#server/pages/client-assets.ts';
import { toDictionary } from '#server/platform/http/codings/compress.ts';
import { limits } from '#server/platform/http/limits/rate-limits.ts';
import { type Balancer, startHaproxy, startNginx } from '#server/testing/balancer.ts';
import { askByHttp2, createVisitor, type Visit } from '#server/testing/balancer-visitor.ts';
import { makeCertificate } from '#server/testing/certificate.ts';
import { eventually } from '#server/testing/eventually.ts';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { findProgram } from '#server/testing/find-program.ts';
import { findFreePort } from '#server/testing/site-process.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { startHeldNode } from './testing/held-node.ts';

// HAProxy and nginx with the files of `deploy/`, each in front of two nodes, which are the real app in this process.
// The tests of a balancer run in order, and the last ones end nodes. Skipped for a balancer that is not here.

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

const dictionary = { href: '/assets/documents.dict', ...toDictionary(Buffer.from('<main>'.repeat(50))) };
const dictionaries = { documents: dictionary, pageData: dictionary };

/** A balancer in front of two nodes, and a visitor of it. */
async function meet<Started extends Balancer>(
  program: string | undefined,
  start: (options: { program: string; nodes: readonly number[] }) => Promise<Started>,
) {
  const built = { assets: { ...noClientAssets, dictionaries }, publicFolder: import.meta.dirname };
  const app = await createTestApp({ env: { TRUST_PROXY: '1' }, built });
  const ports = [await findFreePort(), await findFreePort()] as const;
  const nodes = [await startHeldNode(ports[0], app), await startHeldNode(ports[1], app)] as const;
  const [balancer, { text: ca }] = [
    await start({ program: program ?? '', nodes: ports }),
    await makeCertificate(),
  ];
  cleanUps.push(balancer.stop, ...nodes.map(({ kill }) => kill));
  const visit = createVisitor(balancer, ca);
  await eventually(async () => (await visit({ path: '/healthz' })).status, 200);
  return { balancer, nodes, ports, ca, visit };
}

/** Runs at the first call; later calls get the same. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const enquiry: Visit = {
  path: '/leave-a-message',
  method: 'POST',
  headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'message=Hello&name=Ada+Byron&reply=email&email=ada%40example.com',
};

const [haproxy, nginx] = [findProgram('haproxy'), findProgram('nginx')];
const meetHaproxy = once(() => meet(haproxy, startHaproxy));
const meetNginx = once(() => meet(nginx, startNginx));

const balancers = [
  { name: 'HAProxy', isHere: haproxy !== undefined, meetIt: meetHaproxy },
  { name: 'nginx', isHere: nginx !== undefined, meetIt: meetNginx },
];

for (const { name, isHere, meetIt } of balancers) {
  const onBalancer = test.skipIf(!isHere);

  onBalancer(`${name} answers by TLS, HTTP/1.1 and HTTP/2`, async () => {
    const { balancer, ca, visit } = await meetIt();

    expect((await visit({ path: '/car-leasing' })).status).toBe(200);
    expect(await askByHttp2(balancer, ca, ['/healthz'])).toMatchObject([{ status: 200 }]);
  });

  onBalancer(
    `${name} passes pages on that are compressed against a dictionary, and what they depend on`,
    async () => {
      const { visit } = await meetIt();
      const headers = {
        'Accept-Encoding': 'gzip, br, zstd, dcb, dcz',
        'Available-Dictionary': `:${dictionary.digest}:`,
        'Sec-Fetch-Site': 'none',
      };
      const [known, other] = [
        await visit({ path: '/car-leasing', headers }),
        await visit({ path: '/car-leasing', headers: { ...headers, 'Available-Dictionary': ':b3RoZXI=:' } }),
      ];

      expect([known, other].map((answer) => answer.headers['content-encoding'])).toEqual(['dcz', 'zstd']);
      expect(known.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
    },
  );

  onBalancer(`${name} leads from http and from other names to the site's own address`, async () => {
    const { balancer, visit } = await meetIt();
    const plain = await fetchRaw(`${balancer.httpOrigin}/car-leasing?fuel=electric`, {
      Host: 'evil.example',
    });
    const other = await visit({ path: '/van-leasing', headers: { Host: 'example.co.uk' } });

    expect([plain.status, plain.headers.location]).toEqual([
      301,
      `${balancer.origin}/car-leasing?fuel=electric`,
    ]);
    const challenge = `${balancer.httpOrigin}/.well-known/acme-challenge/a`;
    // No certbot runs, but it would have been asked.
    expect((await fetchRaw(challenge)).status).toBeGreaterThanOrEqual(502);
    expect([other.status, other.headers.location]).toEqual([301, `${balancer.origin}/van-leasing`]);
  });

  onBalancer(`${name} shows no visitor the metrics, however the address is written`, async () => {
    const { visit, nodes } = await meetIt();
    const before = nodes.map(({ requests }) => requests.length);
    const paths = ['/metrics', '/metrics/', '/METRICS', '/%6detrics', '/metrics?a'];
    const answers = await Promise.all(paths.map((path) => visit({ path })));

    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
    expect(nodes.map(({ requests }) => requests.length)).toEqual(before);
  });

  onBalancer(`${name} tells nodes who asks, whatever the visitor claims`, async () => {
    const { visit, nodes } = await meetIt();
    const forged = {
      'X-Forwarded-For': '192.0.2.1',
      'X-Forwarded-Proto': 'http',
      'X-Request-Id': 'forged',
      Forwarded: 'for=192.0.2.1',
    };
    const before = nodes.flatMap(({ requests }) => requests);
    const answer = await visit({ path: '/healthz', from: '127.0.0.2', headers: forged });
    const [seen] = nodes.flatMap(({ requests }) => requests).filter((request) => !before.includes(request));

    expect(seen?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.2', 'x-forwarded-proto': 'https' });
    expect(seen?.headers.forwarded).toBeUndefined();
    expect(seen?.headers['x-request-id']).toMatch(/^[\w-]{32,36}$/);
    expect(answer.headers['x-request-id']).toBe(seen?.headers['x-request-id']);
  });

  onBalancer(`behind ${name}, limits count the visitor's own address`, async () => {
    const { visit } = await meetIt();
    const statuses: number[] = [];
    for (let sent = 0; sent <= limits.enquiryByAddress.points; sent += 1) {
      const headers = { ...enquiry.headers, 'X-Forwarded-For': `192.0.2.${sent}` };
      statuses.push((await visit({ ...enquiry, headers, from: '127.0.0.3' })).status);
    }

    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
    expect((await visit({ ...enquiry, from: '127.0.0.4' })).status).toBe(200);
  });

  onBalancer(`behind ${name}, a script that one node lacks comes from the other`, async () => {
    const { visit, nodes } = await meetIt();
    nodes[0].answerWith(200, '/assets/new.js');
    nodes[1].answerWith(404, '/assets/new.js');
    const visits = Array.from({ length: 6 }, () => visit({ path: '/assets/new.js' }));
    const answers = await Promise.all(visits);

    expect(answers.map(({ status }) => status)).toEqual(visits.map(() => 200));
    expect((await visit({ path: '/assets/none.js' })).status).toBe(404);
  });

  onBalancer(`behind ${name}, a node that dies costs no page, and no form is sent twice`, async () => {
    const { visit, nodes } = await meetIt();
    const [lasting, dying] = nodes;
    const before = nodes.map(({ requests }) => requests.length);
    const count = (node: 0 | 1, method: string) =>
      nodes[node].requests.slice(before[node]).filter((request) => request.method === method).length;
    for (const { hold } of nodes) hold();
    const pages = Array.from({ length: 6 }, (_, page) => visit({ path: `/car-leasing?page=${page}` }));
    // Otherwise pages and forms might take turns, and with them the nodes.
    await eventually(() => count(0, 'GET') + count(1, 'GET'), 6);
    const forms = Array.from({ length: 6 }, (_, place) => visit({ ...enquiry, from: `127.0.1.${place}` }));
    await eventually(() => count(0, 'POST') + count(1, 'POST'), 6);
    const [kept, lost] = [count(0, 'POST'), count(1, 'POST')];
    dying.kill();
    await eventually(() => count(0, 'GET'), 6);
    lasting.release();

    expect(Math.min(kept, lost, count(1, 'GET'))).toBeGreaterThan(0);
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
    const answered = (await Promise.all(forms)).filter(({ status }) => status === 200);
    expect([answered.length, count(0, 'POST')]).toEqual([kept, kept]);
    expect((await visit({ path: '/van-leasing' })).status).toBe(200);
  });
}

for (const { name, isHere, start } of [
  { name: 'HAProxy', isHere: haproxy !== undefined, start: () => meet(haproxy, startHaproxy) },
  { name: 'nginx', isHere: nginx !== undefined, start: () => meet(nginx, startNginx) },
]) {
  test.skipIf(!isHere)(
    `behind ${name}, a node gets a hundred requests at once, and who is one too many is told when to come back`,
    async () => {
      const { balancer, ca, nodes, visit } = await start();
      for (const node of nodes) node.hold();
      const paths = Array.from({ length: 1300 }, () => '/healthz');
      const asking = askByHttp2(balancer, ca, paths);
      const most = () => nodes.map(({ held }) => held());
      await eventually(most, [100, 100]);
      // The rest has been refused, or waits.
      await delay(500);
      expect(most()).toEqual([100, 100]);
      for (const node of nodes) node.release();
      const answers = await asking;

      const served = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(served.length).toBeGreaterThanOrEqual(200);
      expect(refused.length).toBeGreaterThan(0);
      for (const { status, retryAfter, text } of refused) {
        expect([status, retryAfter]).toEqual([503, '5']);
        expect(text).toContain('Please try again in a few seconds');
      }
      expect((await visit({ path: '/healthz' })).status).toBe(200);
    },
  );
}

test.skipIf(!haproxy)(
  'behind HAProxy pages that are drawn for whoever asks have a short line, and no other page waits behind them',
  async () => {
    const { balancer, ca, nodes } = await meet(haproxy, startHaproxy);
    for (const node of nodes) node.hold();
    const held = () => nodes.map((node) => node.held());
    const drawn = askByHttp2(
      balancer,
      ca,
      Array.from({ length: 100 }, (_, page) => `/healthz?page=${page}`),
    );
    await eventually(held, [12, 12]);
    const others = askByHttp2(balancer, ca, ['/healthz', '/healthz']);
    await eventually(held, [13, 13]);
    for (const node of nodes) node.release();

    expect((await others).map(({ status }) => status)).toEqual([200, 200]);
    const refused = (await drawn).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(50);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']));
  },
);

test.skipIf(!nginx)('no log of nginx has what a visitor typed, neither the one of Debian', async () => {
  const { balancer, visit } = await meet(nginx, startNginx);
  await visit({ path: '/search?q=typed' });
  await visit({ path: '/from-other?q=typed', headers: { Host: 'example.co.uk' } });
  await fetchRaw(`${balancer.httpOrigin}/from-http?q=typed`);
  const paths = ['/from-http', '/from-other', '/search'];
  await eventually(async () => {
    const logs = await balancer.readLogs();
    return paths.filter((path) => logs.includes(path));
  }, paths);

  expect(await balancer.readLogs()).not.toContain('typed');
});

test.skipIf(!nginx)('a node that was taken out of nginx gets no more requests', async () => {
  const { balancer, nodes, ports, visit } = await meet(nginx, startNginx);
  await balancer.takeOut(ports[1]);
  const ask = async () => {
    const before = nodes[1].requests.length;
    for (let asked = 0; asked < 6; asked += 1) await visit({ path: '/healthz' });
    return nodes[1].requests.length - before;
  };
  await eventually(ask, 0);
  nodes[1].kill();

  expect((await visit({ ...enquiry, from: '127.0.2.1' })).status).toBe(200);
});

test.skipIf(!haproxy)('a public page that a busy node refuses, HAProxy asks of the other one', async () => {
  const { nodes, visit } = await meet(haproxy, startHaproxy);
  nodes[0].answerWith(503, '/guides');
  const pages: number[] = [];
  for (let asked = 0; asked < 6; asked += 1) pages.push((await visit({ path: '/guides' })).status);

  expect(pages).toEqual(pages.map(() => 200));
  expect(nodes[0].requests.length).toBeGreaterThan(0);
});

for (const { name, isHere, start } of [
  { name: 'HAProxy', isHere: haproxy !== undefined, start: () => meet(haproxy, startHaproxy) },
  { name: 'nginx', isHere: nginx !== undefined, start: () => meet(nginx, startNginx) },
]) {
  test.skipIf(!isHere)(
    `behind ${name}, an account page that one node refused before it began comes from the other, and nothing else is asked twice`,
    async () => {
      const { nodes, visit } = await start();
      const all = () => nodes.flatMap(({ requests }) => requests);
      const ask = async (asked: Visit) => {
        const before = new Set(all());
        const { status } = await visit({
          ...asked,
          headers: { 'X-Refuse-With': '425', ...asked.headers },
        });
        const seen = all().filter((request) => !before.has(request));
        return { status, told: seen.map(({ headers }) => headers['x-refuse-with'] ?? '') };
      };
      const answer = (path: string, statuses: readonly [number, number]) =>
        nodes.forEach((node, place) => void node.answerWith(statuses[place] ?? 0, path));
      for (const path of ['/account/orders', '/page-data/account/orders']) {
        answer(path, [425, 200]);
        for (let asked = 0; asked < 4; asked += 1) expect((await ask({ path })).status).toBe(200);
      }
      answer('/account/wallet', [425, 425]);
      expect((await ask({ path: '/account/wallet' })).status).toBe(503);

      const once = ['/account/orders', '/api/account/wallet/sendcode', '/staff', '/account/documents'];
      for (const path of once) answer(path, [503, 503]);
      expect(await ask({ path: once[0] ?? '' })).toMatchObject({ status: 503, told: ['425'] });
      for (const path of once.slice(1, 3)) expect(await ask({ path })).toEqual({ status: 503, told: [''] });
      for (const path of once) expect(await ask({ ...enquiry, path })).toEqual({ status: 503, told: [''] });
    },
  );
}

test.skipIf(!haproxy)('visitors of HAProxy share its connections to the nodes', async () => {
  const { nodes, visit } = await meet(haproxy, startHaproxy);
  for (let asked = 0; asked < 40; asked += 1) await visit({ path: '/healthz' });

  // Those of its threads, of which each keeps its own for a while.
  expect(nodes[0].connections.size + nodes[1].connections.size).toBeLessThan(20);
});

test.skipIf(!haproxy)('HAProxy takes a node out that says it is not ready, and back once it is', async () => {
  const { nodes, visit } = await meet(haproxy, startHaproxy);
  const ask = async () => {
    const before = nodes[1].requests.length;
    for (let asked = 0; asked < 6; asked += 1) await visit({ path: '/healthz' });
    return nodes[1].requests.length > before;
  };
  nodes[1].answerWith(503, '/readyz');
  await eventually(ask, false);
  nodes[1].answerWith(200, '/readyz');
  await eventually(ask, true);
});

test.skipIf(!haproxy)('HAProxy keeps a node whose health check is slow', async () => {
  const { nodes, visit } = await meet(haproxy, startHaproxy);
  nodes[1].delayHealth(1000);
  nodes[0].kill();
  const statuses: number[] = [];
  for (let asked = 0; asked < 20; asked += 1) {
    statuses.push((await visit({ path: '/healthz' })).status);
    await delay(100);
  }

  expect(new Set(statuses)).toEqual(new Set([200]));
});
