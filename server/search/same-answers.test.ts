import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { silentLog, testCatalogue, testVehicles } from '#server/testing/test-app.ts';
import { type ProductFilter, productFilters, searchHit } from '#shared/contracts/search.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { productFilterFor } from '#shared/deals/product-filter.ts';
import { listContentPages } from './content-pages.ts';
import { createEmbeddedSearch } from './embedded/create-embedded-search.ts';
import { fillIndex } from './filling/fill-index.ts';
import { createIndexService } from './filling/index-service.ts';
import { listDocuments } from './filling/to-documents.ts';
import { createHostedSearch } from './hosted/create-hosted-search.ts';
import type { SearchProvider } from './search-provider.ts';
import { adminKey, startFakeIndexService, visitorKey } from './testing/fake-index-service.ts';

const imageHost = 'https://images.example.co.uk';
// One vehicle for each kind of price: a rental, none, and a special offer's.
const catalogue = testCatalogue([
  ...testVehicles.slice(1),
  exampleVehicle('1000000001', { isSpecialOffer: true, listedOn: '2025-11-01', drivetrain: 'front' }),
]);

const providers: Readonly<Record<string, () => Promise<SearchProvider>>> = {
  embedded: async () => createEmbeddedSearch({ catalogue, log: silentLog, imageHost }),
  hosted: async () => {
    const { baseUrl: endpoint } = await startFakeIndexService();
    const progress = () => undefined;
    const sending = {
      service: { endpoint, index: 'deals', adminKey },
      progress,
      wait: async () => undefined,
    };
    const source = { snapshot: catalogue.snapshot(), content: listContentPages(), imageHost };
    const documents = listDocuments(source);
    await fillIndex({ service: createIndexService(sending), name: 'deals', documents, progress });
    return createHostedSearch({
      service: { endpoint, index: 'deals', key: visitorKey },
      log: silentLog,
      siteOrigin: 'https://www.example.co.uk',
      imageHost,
    });
  },
};

async function ask(provider: SearchProvider, text: string, product: ProductFilter) {
  const hits = await provider.search({ text, product }, {});
  return hits.toSorted((one, other) => (one.link < other.link ? -1 : 1));
}

test.for(Object.entries(providers))('the %s provider filters by product', async ([, open]) => {
  const provider = await open();
  const linksUnder = async (dealType: DealType | undefined, text: string) =>
    (await ask(provider, text, productFilterFor(dealType))).map(({ link }) => link);

  for (const dealType of ['personal', undefined] as const) {
    expect(await linksUnder(dealType, 'octavia')).toContain('/car-leasing/skoda/octavia');
    expect((await linksUnder(dealType, 'octavia')).join()).not.toContain('business');
    expect(await linksUnder(dealType, 'haul')).toEqual([]);
  }
  for (const dealType of ['business', 'van'] as const) {
    expect(await linksUnder(dealType, 'octavia')).toContain('/business-car-leasing/skoda/octavia');
    expect((await linksUnder(dealType, 'octavia')).join()).not.toMatch(/(?<!business-)car-leasing/);
    expect(await linksUnder(dealType, 'haul')).toContain('/van-leasing/haul');
  }
});

test('both providers give the same hits, field by field', async () => {
  const [embedded, hosted] = await Promise.all(Object.values(providers).map((open) => open()));
  if (!embedded || !hosted) throw new Error('There are two providers');
  const fields = new Set<string>();
  for (const text of ['octavia', 'haul', 'example one', 'callback', 'van lease', 'skoda diesel']) {
    for (const product of productFilters) {
      const hits = await ask(embedded, text, product);
      expect(await ask(hosted, text, product), `${text}, ${product}`).toEqual(hits);
      for (const name of hits.flatMap(Object.keys)) fields.add(name);
    }
  }

  expect([...fields].toSorted()).toEqual(Object.keys(searchHit.shape).toSorted());
});
