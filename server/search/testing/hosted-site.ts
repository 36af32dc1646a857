import { onTestFinished } from 'vitest';
import { type FakeUpstream, startFakeUpstream } from '#server/platform/upstream/testing/fake-upstream.ts';
import { createHostedSearch } from '#server/search/hosted/create-hosted-search.ts';
import type { SearchProvider } from '#server/search/search-provider.ts';
import { recordLog } from '#server/testing/recorded-log.ts';

/** Path at which the fake service is asked. */
export const searchPath = '/indexes/deals/search';

export const searchKey = 'canary-search-key-0123456789';

/** A hosted service whose answers a test decides, and the provider that asks it. */
export interface HostedSite {
  readonly service: FakeUpstream;
  readonly provider: SearchProvider;
  readonly logText: () => string;
}

/** Starts both until the test ends. Calls are given up after a second. */
export async function startHostedSite(): Promise<HostedSite> {
  const service = await startFakeUpstream();
  onTestFinished(() => service.close());
  const { log, text } = recordLog();
  const provider = createHostedSearch({
    service: { endpoint: service.baseUrl, key: searchKey, index: 'deals' },
    log,
    siteOrigin: 'https://www.example.co.uk',
    imageHost: 'https://images.example.co.uk',
    limits: { callMs: 1000 },
  });
  return { service, provider, logText: text };
}

/** A complete document of the index. */
export const hostedDocument = {
  id: 7,
  title: 'Volkswagen Golf 1.5 TSI Life 5dr',
  link: 'https://www.example.co.uk/car-leasing/volkswagen/golf',
  image_link: 'https://images.example.co.uk/golf.svg',
  price: '245.99 GBP',
  sale_price: null,
  ispoa: false,
  description: 'Petrol, Manual',
  body_type: 'Hatchback',
  fuel: 'Petrol',
  transmission: 'Manual',
  drive_train: '',
  vat: 'inc VAT',
  profile: '36 months, 10,000 miles a year',
  cost: 'Total £10,000.00',
};
