import { expect, test } from 'vitest';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { servePages, testPage } from '#server/testing/page-app.ts';
import { noClientAssets } from './client-assets.ts';

const hashOf = (letter: string) => `sha256-${letter.repeat(43)}=`;
const preloads = [{ href: '/assets/page.js', integrity: hashOf('P') }];

async function serve() {
  const component = () => <h1>A page</h1>;
  const load = () => ({});
  const assets = {
    ...noClientAssets,
    entry: { href: '/assets/entry.js', integrity: hashOf('E') },
    // Pages of tests have no source file that a build would name.
    pages: { '': preloads, 'shared/pages/other/other-page.tsx': [{ href: '/o.js', integrity: hashOf('O') }] },
  };
  const pages = [
    testPage({ path: '/stored', cache: 'long', component, load }),
    testPage({ path: '/personal', cache: 'never', component, load }),
  ];
  const origin = await servePages({ pages, assets });
  return async (path: string) => {
    const { headers, body } = await fetchRaw(origin + path);
    const policy = String(headers['content-security-policy']);
    return { scripts: /script-src ([^;]*)/.exec(policy)?.[1], html: body.toString() };
  };
}

test('a stored page allows the scripts that it names and no others, rendered or from store', async () => {
  const visit = await serve();
  for (const visited of [await visit('/stored'), await visit('/stored')]) {
    expect(visited.scripts).toBe(`'${hashOf('E')}' '${hashOf('P')}' 'strict-dynamic'`);
    expect(visited.html).toContain(`integrity="${hashOf('P')}"`);
  }
});

test('a personal page allows the entry and what carries its nonce', async () => {
  const { scripts } = await (await serve())('/personal');

  expect(scripts).toMatch(new RegExp(`^'${hashOf('E')}' 'strict-dynamic' 'nonce-[\\w+/=]+'$`));
});

test('an answer without a page allows the entry alone', async () => {
  expect((await (await serve())('/healthz')).scripts).toBe(`'${hashOf('E')}' 'strict-dynamic'`);
});
