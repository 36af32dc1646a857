import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { sends } from '#server/platform/upstream/testing/behaviours.ts';
import { startFakeUpstream } from '#server/platform/upstream/testing/fake-upstream.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';
import { openSearch } from './open-search.ts';
import { hostedDocument, searchKey, searchPath } from './testing/hosted-site.ts';

const query = { text: 'octavia', product: 'personal-contract-hire' } as const;

async function findTitles(env: Readonly<Record<string, string>>) {
  const search = await openSearch({
    content: { entries: new Map() },
    config: readConfig(env),
    catalogue: testCatalogue(),
    log: silentLog,
  });
  onTestFinished(() => search.close());
  return (await search.provider.search(query, {})).map(({ title }) => title);
}

test('without settings the embedded index answers', async () => {
  expect((await findTitles({}))[0]).toBe('Škoda Octavia Car Leasing');
});

test('with all three settings the hosted service answers', async () => {
  const service = await startFakeUpstream();
  onTestFinished(() => service.close());
  service.script(searchPath, sends(200, JSON.stringify({ hits: [{ ...hostedDocument, link: '/x' }] })));
  const env = { SEARCH_ENDPOINT: service.baseUrl, SEARCH_KEY: searchKey, SEARCH_INDEX: 'deals' };

  expect(await findTitles(env)).toEqual([hostedDocument.title]);
});

test.for([
  { SEARCH_ENDPOINT: 'https://search.example.co.uk' },
  { SEARCH_KEY: searchKey },
  { SEARCH_INDEX: 'deals' },
  { SEARCH_ENDPOINT: 'https://search.example.co.uk', SEARCH_INDEX: 'deals' },
  { SEARCH_ENDPOINT: 'https://search.example.co.uk', SEARCH_KEY: searchKey },
  { SEARCH_KEY: searchKey, SEARCH_INDEX: 'deals' },
  { SEARCH_ENDPOINT: 'http://search.example.co.uk', SEARCH_KEY: searchKey, SEARCH_INDEX: 'deals' },
  { SEARCH_ENDPOINT: 'https://search.example.co.uk', SEARCH_KEY: searchKey, SEARCH_INDEX: '../keys' },
])('all three settings must be there and valid, or none: %o is refused', (env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
});
