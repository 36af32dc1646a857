import { join } from 'node:path';
import { createApp } from '#server/create-app.ts';
import { createMetrics } from '#server/operations/metrics.ts';
import { createReadiness } from '#server/operations/readiness.ts';
import { createLimitedServer } from '#server/operations/server-limits.ts';
import { createPages } from '#server/render/create-pages.ts';
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
