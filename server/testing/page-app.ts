import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createApp } from '#server/app/create-app.ts';
import { createReadiness } from '#server/app/readiness.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { type ClientAssets, noClientAssets } from '#server/pages/client-assets.ts';
import { createPages } from '#server/pages/create-pages.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import type { PageEntry } from '#server/pages/page-table.ts';
import type { Services } from '#server/pages/services.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import type { CachePolicy, Page, PageProps } from '#shared/routes/page.ts';
import type { PageName } from '#shared/routes/site-map.ts';
import { testAccountServices } from './test-account-services.ts';
import { silentLog, testCatalogue } from './test-app.ts';

interface PageAppOptions {
  readonly pages: readonly PageEntry[];
  readonly catalogue?: Catalogue;
  readonly log?: Log;
  readonly env?: Readonly<Record<string, string>>;
  readonly assets?: ClientAssets;
}

interface TestPage<Data, Shown> {
  readonly path: string;
  readonly cache: CachePolicy;
  readonly audience?: 'signed-in';
  readonly load: () => Data | Promise<Data>;
  readonly component: (props: PageProps<Shown>) => React.ReactNode;
}

/** A page that exists only in a test. */
export function testPage<Data, Shown = Data>({
  path,
  cache,
  audience,
  load,
  component,
}: TestPage<Data, Shown>): PageEntry {
  const name = `Page at ${path}`;
  const record: Page<unknown> = {
    path,
    server: {
      cache,
      name,
      ...(audience && { audience }),
      breadcrumbs: 'light',
      metadata: () => ({ title: name, description: name }),
    },
    component: async () => ({ default: component as (props: PageProps<unknown>) => React.ReactNode }),
  };
  return { name: path.slice(1) as PageName, record, load: load as Loader<typeof record> };
}

/** Serves the whole pipeline with these pages instead of the site's, until the test ends. Returns its origin. */
export async function servePages({
  pages,
  catalogue,
  log = silentLog,
  env,
  assets = noClientAssets,
}: PageAppOptions): Promise<string> {
  const config = readConfig({ SITE_ORIGIN: 'http://localhost:3000', ...env });
  const services: Services = {
    catalogue: catalogue ?? testCatalogue(),
    site: toSiteIdentity(config),
    log,
    ...testAccountServices(),
  };
  const app = createApp({
    config,
    services,
    pages: await createPages({ config, services, pages, assets }),
    metrics: createMetrics({}),
    readiness: createReadiness({}),
    publicFolder: import.meta.dirname,
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
