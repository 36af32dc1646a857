import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '#server/app/create-app.ts';
import { createReadiness } from '#server/app/readiness.ts';
import { demonstrationInMemory } from '#server/catalogue/demonstration/demonstration-in-memory.ts';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { openContentStore } from '#server/content/content-store.ts';
import { type DictionaryKind, readClientAssets } from '#server/pages/client-assets.ts';
import { createPages } from '#server/pages/create-pages.ts';
import { sitePages } from '#server/pages/page-table.ts';
import type { Services } from '#server/pages/services.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { allDealTypes, dealTypes } from '#shared/deals/deal-type.ts';
import { dealsPath, scopePath, vehiclePath } from '#shared/routes/link-to.ts';

// Prints documents and page data of the demonstration as JSON, `{ documents: string[], pageData: string[] }`.
// node sample-pages.js <repository> <build folder>

const [root = '', buildFolder = ''] = process.argv.slice(2);
stopClock('2026-11-20T12:00:00Z');

const config = readConfig({
  NODE_ENV: 'production',
  ALLOW_EMBEDDED: 'true',
  SITE_ORIGIN: 'https://www.example.com',
});
const vehicles = readDemonstrationCatalogue(join(root, 'server/catalogue/demonstration'));
const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const services: Services = {
  ...testAccountServices(),
  catalogue: demonstrationInMemory(vehicles),
  content: openContentStore(join(buildFolder, 'content')),
  site: toSiteIdentity(config),
  log,
};
const app = createApp({
  config,
  services,
  pages: await createPages({ config, services, assets: await readClientAssets(buildFolder) }),
  metrics: createMetrics({}),
  readiness: createReadiness({}),
  publicFolder: join(buildFolder, 'public'),
});
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Some pages are there only for a vehicle or after a step. */
const read = async (address: string): Promise<readonly string[]> => {
  const answer = await fetch(origin + address);
  const text = await answer.text();
  return answer.status === 200 ? [text] : [];
};
const samples: Record<DictionaryKind, string[]> = { documents: [], pageData: [] };
for (const address of listAddresses()) {
  samples.documents.push(...(await read(address)));
  samples.pageData.push(...(await read(`/page-data${address}`)));
}
process.stdout.write(JSON.stringify(samples), () => process.exit());

/** Lists and vehicles of each deal type, and the pages that have one address. */
function listAddresses(): readonly string[] {
  const ofDeals = allDealTypes.flatMap((dealType) => {
    const list = dealsPath(dealType);
    const { vehicleType } = dealTypes[dealType];
    const sold = [...services.catalogue.snapshot().listVehicles(vehicleType, 'standard')];
    const some = sold.filter((_, place) => place % Math.ceil(sold.length / 5) === 0);
    return [
      list,
      ...['page=2', 'page=3', 'sort=monthly', 'term=36&miles=10000', 'inStock=true', 'show=versions'].map(
        (query) => `${list}?${query}`,
      ),
      ...some.flatMap((vehicle) => [
        scopePath(dealType, { make: vehicle.make.slug }),
        vehiclePath(dealType, vehicle),
      ]),
    ];
  });
  const others = sitePages
    .filter(({ record }) => record.server.cache !== 'never' && !record.path.includes(':'))
    .map(({ record }) => record.path);
  return [...new Set([...ofDeals, ...others])];
}

/** Every build of the same source is to have the same samples. */
function stopClock(time: string): void {
  const now = Date.parse(time);
  globalThis.Date = class extends Date {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now(): number {
      return now;
    }
  } as DateConstructor;
}
