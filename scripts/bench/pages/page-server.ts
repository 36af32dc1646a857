import { join } from 'node:path';
import { createApp } from '#server/app/create-app.ts';
import { createReadiness } from '#server/app/readiness.ts';
import { createPages } from '#server/pages/create-pages.ts';
import { createLimitedServer } from '#server/platform/http/server-limits.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { createBenchServices } from './bench-pages.ts';
import { reportToParent } from './report-to-parent.ts';

// The site as `server/main.ts` puts it together, over a catalogue in memory instead of a database.
// node page-server.js <repository> <build folder>

const [root = '', buildFolder = ''] = process.argv.slice(2);
const { config, services, assets } = await createBenchServices(root, buildFolder);
const app = createApp({
  config,
  services,
  pages: await createPages({ config, services, assets }),
  metrics: createMetrics({}),
  readiness: createReadiness({ snapshot: () => services.catalogue.isLoaded() }),
  publicFolder: join(buildFolder, 'public'),
});
reportToParent(createLimitedServer(app));
