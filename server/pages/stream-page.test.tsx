import { setImmediate as nextTurn } from 'node:timers/promises';
import { use } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { openStream } from '#server/testing/open-stream.ts';
import { servePages, testPage } from '#server/testing/page-app.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { type Late, LatePart } from '#shared/ui/late-part.tsx';

interface Wallet {
  readonly owner: string;
  readonly balance: Late<string>;
}

function WalletPage({ data }: { readonly data: Wallet }) {
  return (
    <>
      <h1>{`Wallet of ${data.owner}`}</h1>
      <LatePart of={data.balance} fallback={<p>Loading the balance</p>} failed={<p>No balance</p>}>
        {(balance) => <p>{balance}</p>}
      </LatePart>
    </>
  );
}

/** A page with a balance that arrives when the test resolves it. */
async function serveWallet(env: Readonly<Record<string, string>> = {}) {
  const balance = Promise.withResolvers<string>();
  const recorded = recordLog();
  let loads = 0;
  const load = () => {
    loads += 1;
    return { owner: 'Ada', balance: balance.promise };
  };
  const pages = [
    testPage({ path: '/wallet', cache: 'never', audience: 'signed-in', load, component: WalletPage }),
  ];
  const origin = await servePages({ pages, env, log: recorded.log });
  return {
    url: `${origin}/wallet`,
    data: `${origin}/page-data/wallet`,
    balance,
    loads: () => loads,
    ...recorded,
  };
}

/** Lists unhandled rejections, each of which would end the site's process. */
function watchRejections(): readonly unknown[] {
  const seen: unknown[] = [];
  const see = (error: unknown) => void seen.push(error);
  process.on('unhandledRejection', see);
  onTestFinished(() => void process.off('unhandledRejection', see));
  return seen;
}

test.each(['br', 'gzip', 'identity'])(
  'in %s the shell arrives before the late part is known',
  async (encoding) => {
    const { url, balance } = await serveWallet();
    const page = await openStream(url, { 'accept-encoding': encoding });
    const shell = await page.until('Loading the balance');

    expect(page.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(page.headers.vary).toContain('Accept-Encoding');
    expect(shell).toContain('Wallet of Ada');
    expect(shell).not.toContain('£12');
    balance.resolve('£12');
    const whole = await page.whole();
    expect(whole.slice(shell.length)).toContain('£12');
    expect(whole).toMatch(/<\/html>$/);
  },
);

test('the late value comes with a data block from which the browser hydrates', async () => {
  const { url, balance } = await serveWallet();
  balance.resolve('£12 </script>');
  const text = await (await openStream(url)).whole();

  const [, json = ''] = /<script type="application\/json" id="_[^"]+">([^<]*)</.exec(text) ?? [];
  expect(JSON.parse(json)).toBe('£12 </script>');
});

test('page data waits for late values; one that fails is left out', async () => {
  const { data, balance } = await serveWallet();
  const answer = fetch(data).then((response) => response.json());
  balance.resolve('£12');
  expect(await answer).toMatchObject({ data: { owner: 'Ada', balance: { value: '£12' } } });

  const broken = await serveWallet();
  const brokenAnswer = fetch(broken.data).then((response) => response.json());
  await expect.poll(broken.loads).toBe(1);
  broken.balance.reject(new Error('Upstream is away'));
  expect(await brokenAnswer).toMatchObject({ data: { owner: 'Ada', balance: {} } });
});

test('a crawler gets nothing until the document is complete', async () => {
  const { url, balance } = await serveWallet();
  const opening = openStream(url, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  let hasBegun = false;
  void opening.then(() => {
    hasBegun = true;
  });
  // If the crawler were not made to wait, it would have the shell by the time that another visitor has it.
  await (await openStream(url)).until('Loading the balance');
  expect(hasBegun).toBe(false);

  balance.resolve('£12');
  const text = await (await opening).whole();
  expect(text).toContain('£12');
  expect(text).not.toContain('Loading the balance');
});

test('a late part that never arrives is given up and logged, and the document ends', async () => {
  const { url, events } = await serveWallet({ RENDER_TIMEOUT_MS: '150' });
  const text = await (await openStream(url)).whole();

  expect(text).toContain('Loading the balance');
  expect(text).toMatch(/<\/html>$/);
  expect(events()).toContain('page part failed');
});

test('a crawler too gets a document that ends when a late part never arrives', async () => {
  const { url } = await serveWallet({ RENDER_TIMEOUT_MS: '150' });
  const text = await (await openStream(url, { 'user-agent': 'bingbot/2.0' })).whole();

  expect(text).toContain('Wallet of Ada');
  expect(text).toMatch(/<\/html>$/);
});

test('a late part that fails is logged, and the rest of the page is shown', async () => {
  const rejections = watchRejections();
  const { url, balance, text } = await serveWallet();
  const page = await openStream(url);
  await page.until('Loading the balance');
  balance.reject(new Error('Upstream is away'));

  expect(await page.whole()).toMatch(/<\/html>$/);
  expect(text()).toContain('page part failed');
  expect(text()).toContain('Upstream is away');
  expect(rejections).toEqual([]);
});

test('a visitor who leaves stops the render: nothing is drawn, logged as a fault or left unhandled', async () => {
  const rejections = watchRejections();
  let draws = 0;
  const late = Promise.withResolvers<string>();
  const recorded = recordLog();
  const component = ({ data }: { readonly data: { readonly part: Late<string> } }) => (
    <LatePart of={data.part} fallback={<p>Waiting</p>} failed={null}>
      {(value) => {
        draws += 1;
        return <p>{value}</p>;
      }}
    </LatePart>
  );
  const page = testPage({
    path: '/part',
    cache: 'never',
    audience: 'signed-in',
    load: () => ({ part: late.promise }),
    component,
  });
  const origin = await servePages({ pages: [page], log: recorded.log });
  const visit = await openStream(`${origin}/part`);
  await visit.until('Waiting');
  visit.leave();
  await expect.poll(recorded.events).toContain('request aborted by the client');
  late.resolve('too late');
  await nextTurn();
  await nextTurn();

  expect(draws).toBe(0);
  expect(recorded.events()).not.toContain('page part failed');
  expect(rejections).toEqual([]);
});

test('visitors who leave while the page loads, or wait for slow parts, do not block others', async () => {
  const never = new Promise<string>(() => undefined);
  const wallet = () => ({ owner: 'Ada', balance: never });
  const loading = Promise.withResolvers<Wallet>();
  const recorded = recordLog();
  const pages = [
    testPage({
      path: '/slow-part',
      cache: 'never',
      audience: 'signed-in',
      load: wallet,
      component: WalletPage,
    }),
    testPage({ path: '/slow-load', cache: 'never', load: () => loading.promise, component: WalletPage }),
    testPage({
      path: '/quick',
      cache: 'short',
      load: () => ({ owner: 'Bob', balance: {} }),
      component: WalletPageWithoutPart,
    }),
  ];
  const origin = await servePages({ pages, log: recorded.log, env: { MAX_CONCURRENT_RENDERS: '1' } });
  for (let visits = 0; visits < 4; visits += 1) {
    await (await openStream(`${origin}/slow-part`)).until('Loading the balance');
  }
  const gone = new AbortController();
  const left = fetch(`${origin}/slow-load`, { signal: gone.signal }).catch(() => 'left');
  await expect.poll(async () => (await fetch(`${origin}/healthz`)).status).toBe(200);
  gone.abort();
  expect(await left).toBe('left');
  await expect.poll(recorded.events).toContain('request aborted by the client');

  expect((await fetch(`${origin}/quick`)).status).toBe(200);
});

test('a visitor who leaves before the shell is drawn does not block others either', async () => {
  const never = new Promise<string>(() => undefined);
  const drawn = Promise.withResolvers<void>();
  const component = () => {
    drawn.resolve();
    return <h1>{use(never)}</h1>;
  };
  const pages = [
    testPage({ path: '/undrawn', cache: 'never', load: () => ({}), component }),
    testPage({ path: '/quick', cache: 'short', load: () => ({}), component: () => <h1>Quick</h1> }),
  ];
  const origin = await servePages({
    pages,
    env: { MAX_CONCURRENT_RENDERS: '1', RENDER_TIMEOUT_MS: '60000' },
  });
  const gone = new AbortController();
  const left = fetch(`${origin}/undrawn`, { signal: gone.signal }).catch(() => 'left');
  await drawn.promise;
  gone.abort();
  expect(await left).toBe('left');

  expect((await fetch(`${origin}/quick`)).status).toBe(200);
});

function WalletPageWithoutPart({ data }: { readonly data: Wallet }) {
  return <h1>{`Wallet of ${data.owner}`}</h1>;
}

test('the policy of a streamed page allows its own inline scripts by a nonce, new each time', async () => {
  const { url, balance } = await serveWallet();
  balance.resolve('£12');
  const first = await openStream(url);
  const again = await openStream(url);
  const nonces = [first, again].map(
    ({ headers }) => /script-src [^;]*'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
  );
  const text = await first.whole();
  const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const executable = scripts.filter((attributes) => !/type="(application|text)\//.test(attributes));

  expect(nonces[0]).toHaveLength(24);
  expect(nonces[1]).not.toBe(nonces[0]);
  expect(executable.length).toBeGreaterThan(1);
  expect(executable.filter((attributes) => !attributes.includes(`nonce="${nonces[0]}"`))).toEqual([]);
  expect(first.headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(first.headers['cache-control']).toBe('no-store');
});

test('a page that fails in its shell is a 500 in the site’s shell, logged, with nothing of the fault in it', async () => {
  const recorded = recordLog();
  const component = () => {
    throw new Error('canary-in-shell');
  };
  const page = testPage({ path: '/broken', cache: 'never', load: () => ({}), component });
  const origin = await servePages({ pages: [page], log: recorded.log });
  const answer = await openStream(`${origin}/broken`);
  const text = await answer.whole();

  expect(answer.status).toBe(500);
  expect(text).toContain('<header');
  expect(text).not.toContain('canary-in-shell');
  expect(recorded.text()).toContain('canary-in-shell');
});

test('a late value that fails after its page has failed does not end the process', async () => {
  const rejections = watchRejections();
  const part = Promise.withResolvers<string>();
  const component = () => {
    throw new Error('The shell is broken');
  };
  const page = testPage({ path: '/broken', cache: 'never', load: () => ({ part: part.promise }), component });
  const origin = await servePages({ pages: [page] });
  await (await openStream(`${origin}/broken`)).whole();
  part.reject(new Error('Upstream is away'));
  await nextTurn();

  expect(rejections).toEqual([]);
});

interface Search {
  readonly asked: string;
  readonly hits: readonly string[];
}

/** A page for everybody with hits that arrive when the test resolves them. */
async function serveSearch(cache: 'never' | 'short' = 'never') {
  const hits = Promise.withResolvers<Search['hits']>();
  // A test may refuse them before anybody has asked.
  hits.promise.catch(() => undefined);
  const recorded = recordLog();
  const page = testPage({
    path: '/find',
    cache,
    load: () => ({ asked: 'golf', hits: hits.promise }),
    component: SearchPage,
  });
  const origin = await servePages({ pages: [page], log: recorded.log });
  return { url: `${origin}/find`, data: `${origin}/page-data/find`, hits, ...recorded };
}

function SearchPage({ data: { asked, hits } }: { readonly data: Search }) {
  return <h1>{`${asked}: ${hits.join(' and ')}`}</h1>;
}

test.each(['br', 'gzip', 'identity'])(
  'in %s the head and the header of a page for everybody arrive before what it waits for',
  async (encoding) => {
    const { url, hits } = await serveSearch();
    const page = await openStream(url, { 'accept-encoding': encoding });
    const early = await page.until('<main');

    expect(early).toContain('<title>Page at /find');
    expect(early).toContain('</header>');
    expect(early).not.toContain('<h1');
    hits.resolve(['Golf', 'Golf Estate']);
    expect((await page.whole()).startsWith(early)).toBe(true);
  },
);

test('such a page is complete and in order without scripts, and has its data for the browser', async () => {
  const { url, hits } = await serveSearch();
  hits.resolve(['Golf', '<script>']);
  const text = await (await openStream(url)).whole();
  const body = text.replace(/<script[^>]*>[^<]*<\/script>/g, '');

  expect(body).toMatch(/<main[^>]*><h1>golf: Golf and &lt;script&gt;<\/h1><\/main><footer/);
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(text).toMatch(/<\/html>$/);
  expect(readStart(text)).toMatchObject({ state: { data: { asked: 'golf', hits: ['Golf', '<script>'] } } });
  expect([...text.matchAll(/<script([^>]*)>/g)].filter(([, tag]) => !/type="/.test(tag ?? ''))).toEqual([]);
});

function readStart(text: string): unknown {
  return JSON.parse(/id="page-state">([^<]+)</.exec(text)?.[1] ?? 'null');
}

test('where what it waits for fails, the page says so in its place, is logged and ends', async () => {
  const rejections = watchRejections();
  const { url, hits, text } = await serveSearch();
  const page = await openStream(url);
  await page.until('<main');
  hits.reject(new Error('canary of the search'));
  const whole = await page.whole();

  expect(whole).toMatch(/<main[^>]*>.*Something went wrong on our side.*<\/main><footer.*<\/html>$/s);
  expect(whole).not.toContain('canary');
  expect(readStart(whole)).toBeNull();
  expect(text()).toContain('page part failed');
  expect(text()).toContain('canary of the search');
  expect(rejections).toEqual([]);
});

test('a visitor who leaves such a page leaves nothing behind', async () => {
  const rejections = watchRejections();
  const { url, hits, events } = await serveSearch();
  const visit = await openStream(url, { 'accept-encoding': 'br' });
  await visit.until('<main');
  visit.leave();
  await expect.poll(events).toContain('request aborted by the client');
  hits.reject(new Error('Nobody asks any more'));
  await nextTurn();
  await nextTurn();

  expect(events()).not.toContain('page part failed');
  expect(rejections).toEqual([]);
});

test('page data of such a page is what the page is drawn from, and a fault where that fails', async () => {
  const { data, hits } = await serveSearch();
  hits.resolve(['Golf']);
  expect(await (await fetch(data)).json()).toMatchObject({ data: { asked: 'golf', hits: ['Golf'] } });

  const broken = await serveSearch();
  broken.hits.reject(new Error('Upstream is away'));
  expect((await fetch(broken.data)).status).toBe(500);
});

test('a page is stored with what comes late, and not at all where that fails', async () => {
  const { url, hits } = await serveSearch('short');
  hits.resolve(['Golf']);
  expect(await (await openStream(url)).whole()).toContain('<h1>golf: Golf</h1>');

  const broken = await serveSearch('short');
  broken.hits.reject(new Error('Upstream is away'));
  expect((await openStream(broken.url)).status).toBe(500);
});

test('HEAD has the headers of GET and no body', async () => {
  const { url } = await serveWallet();
  const answer = await fetch(url, { method: 'HEAD' });

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
