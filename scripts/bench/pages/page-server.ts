import { join } from 'node:path';
import { createApp } from '#server/app/create-app.ts';
import { createReadiness } from '#server/app/readiness.ts';
import { createPages } from '#server/pages/create-pages.ts';
import { type PageEntry, sitePages } from '#server/pages/page-table.ts';
import { createLimitedServer } from '#server/platform/http/server-limits.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { createBenchServices } from './bench-pages.ts';
import { reportToParent } from './report-to-parent.ts';

// The site as `server/main.ts` assembles it, but with a catalogue in memory instead of a database.
// node page-server.js <repository> <build folder> [times as many routes = 1]

const [root = '', buildFolder = '', times = '1'] = process.argv.slice(2);
const { config, services, assets } = await createBenchServices(root, buildFolder);
const app = createApp({
  config,
  services,
  pages: await createPages({ config, services, assets, pages: repeatPages(Number(times)) }),
  metrics: createMetrics({}),
  readiness: createReadiness({ snapshot: () => services.catalogue.isLoaded() }),
  publicFolder: join(buildFolder, 'public'),
});
reportToParent(createLimitedServer(app));

/** The site's pages, and copies of them under addresses that are never requested. */
function repeatPages(times: number): readonly PageEntry[] {
  return Array.from({ length: times }, (_, round) =>
    sitePages.map((entry) =>
      round === 0
        ? entry
        : {
            ...entry,
            record: { ...entry.record, path: `/more-${round}${entry.record.path}`.replace(/\/$/, '') },
          },
    ),
  ).flat();
}
