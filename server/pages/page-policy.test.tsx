import { expect, test } from 'vitest';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { servePages, testPage } from '#server/testing/page-app.ts';
import { noClientAssets } from './client-assets.ts';

const integrity = `sha256-${'S'.repeat(43)}=`;

async function serve() {
  const component = () => <h1>A page</h1>;
  const load = () => ({});
  const assets = {
    ...noClientAssets,
    start: { href: '/assets/start-S1.js', integrity },
    // Pages made by tests have no source file, so their files are listed under an empty name.
    pages: {
      '': { modules: ['entry-E1', 'page-P1'], styles: ['/assets/site-S1.css', '/assets/own-S2.css'] },
      'shared/pages/other/other-page.tsx': {
        modules: ['entry-E1', 'other-O1'],
        styles: ['/assets/other-S3.css'],
      },
    },
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

test('every stored page and every other answer allow the one script that pages name', async () => {
  const visit = await serve();
  for (const path of ['/stored', '/stored', '/healthz'])
    expect((await visit(path)).scripts).toBe(`'${integrity}' 'strict-dynamic'`);
});

test('a personal page allows that script and what carries its nonce', async () => {
  const { scripts } = await (await serve())('/personal');

  expect(scripts).toMatch(new RegExp(`^'${integrity}' 'strict-dynamic' 'nonce-[\\w+/=]+'$`));
});

test('a page names its own files for that script, which carries its digest', async () => {
  const visit = await serve();
  for (const path of ['/stored', '/personal']) {
    const { html } = await visit(path);
    expect(html).toContain('id="page-modules">entry-E1 page-P1</script>');
    expect(html).toMatch(/<script type="module"[^>]* src="\/assets\/start-S1\.js"/);
    expect(html).toContain(`integrity="${integrity}"`);
  }
});

test('a page links to its own style sheets, and its data names them for scripts; an error page has the site’s', async () => {
  const visit = await serve();
  const own = ['/assets/site-S1.css', '/assets/own-S2.css'];
  const linked = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

  for (const path of ['/stored', '/personal']) {
    expect(linked((await visit(path)).html)).toEqual(own);
    expect(JSON.parse((await visit(`/page-data${path}`)).html).styles).toEqual(own);
  }
  expect(linked((await visit('/no-such-page')).html)).toEqual([noClientAssets.siteStyles]);
});
