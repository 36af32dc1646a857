import { expect, test } from 'vitest';
import { emptySavedStore } from '#server/testing/empty-saved-store.ts';
import type { SavedSearch } from '#shared/contracts/saved.ts';
import { saveSearchHref } from '#shared/pages/account/searches/save-search-href.ts';
import { loadSearches } from './load-searches.ts';
import { accountRequest } from './testing/account-request.ts';

function load(search = '', kept: readonly SavedSearch[] = []) {
  const request = accountRequest({ path: '/account/searches', search });
  const searches = { ...emptySavedStore.searches, list: async () => kept };
  return loadSearches({
    ...request,
    services: { ...request.services, saved: { ...emptySavedStore, searches } },
  });
}

const kept: SavedSearch = {
  id: 'search-1',
  name: 'Electric',
  path: '/car-leasing',
  query: 'fuel=electric',
  savedAt: '2026-11-01T08:00:00Z',
};

test('a saved search shows how many deals it finds today', async () => {
  const [view] = (await load('', [kept])).searches;

  expect(view).toMatchObject({
    href: '/car-leasing?fuel=electric',
    found: { total: 1, filters: ['Electric'], vat: 'inc VAT' },
  });
});

test('a search for a make or range that is no longer sold stays on the list without a result', async () => {
  const [view] = (await load('', [{ ...kept, path: '/car-leasing/gone' }])).searches;

  expect(view).toMatchObject({ name: 'Electric' });
  expect(view).not.toHaveProperty('found');
});

test('the address of a results page is saved as that page’s search, also for themed pages', async () => {
  const asked = (address: string) => load(saveSearchHref(address).split('?')[1]);

  expect((await asked('/car-leasing?fuel=electric&term=24')).toSave).toMatchObject({
    path: '/car-leasing',
    query: 'term=24&fuel=electric',
    total: 1,
  });
  expect((await asked('/electric-car-leasing')).toSave).toMatchObject({ total: 1 });
});

test('no other address can be saved', async () => {
  for (const address of [
    '//evil.example',
    'https://evil.example/car-leasing',
    '/account',
    '/car-leasing/gone',
  ])
    expect(await load(`save=${encodeURIComponent(address)}`)).not.toHaveProperty('toSave');
});

test('a saved comparison shows how many of its deals are offered today, at its own lease', async () => {
  const comparison = {
    ...kept,
    name: 'Two cars',
    path: '/compare-deals',
    query: 'deals=1000000001,1000000002,9999999999&term=24',
  };
  const { searches } = await load('', [comparison]);
  const { toSave } = await load(saveSearchHref(`${comparison.path}?${comparison.query}`).split('?')[1]);

  expect(searches[0]).toMatchObject({
    href: '/compare-deals?deals=1000000001,1000000002,9999999999&term=24',
    found: { total: 2, vat: 'inc VAT', heading: 'Compare Škoda Octavia, Example One' },
  });
  expect(toSave?.profile).toContain('24 months');
});
