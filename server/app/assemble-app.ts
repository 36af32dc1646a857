import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { readClientAssets } from '#server/pages/client-assets.ts';
import { createPages, type Pages } from '#server/pages/create-pages.ts';
import type { Services, SiteHealth } from '#server/pages/services.ts';
import { keepAssets } from '#server/platform/assets/keep-assets.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { LineWriter } from '#server/platform/log/line-writer.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { createApp } from './create-app.ts';
import type { OpenSite } from './open-site.ts';

interface AppParts extends Pick<OpenSite, 'services' | 'readiness' | 'gauges' | 'watch'> {
  readonly config: Config;
  /** What the build made: `public/` and `client-manifest.json`. */
  readonly buildFolder: string;
  /** Where log lines go. */
  readonly output: LineWriter;
}

/** Builds the request pipeline from an open site, with its build, its pages and its metrics. */
export async function assembleApp({
  config,
  buildFolder,
  services: opened,
  readiness,
  gauges,
  watch,
  output,
}: AppParts): Promise<{ readonly app: RequestListener; readonly pages: Pages }> {
  const publicFolder = join(buildFolder, 'public');
  const assets = await readClientAssets(buildFolder);
  const services = { ...opened, health: toHealth(assets.build, watch) };
  // The files are kept before a page names them. `npm run dev` makes one build after another, and none is worth
  // keeping.
  if (!assets.isDevelopment)
    await keepAssets({ own: join(publicFolder, 'assets'), folder: config.assetsFolder, log: services.log });
  const pages = await createPages({ config, services, assets });
  const metrics = createMetrics({
    catalogue_version: { help: 'Catalogue now served.', read: () => versionOf(services) },
    page_cache_bytes: { help: 'Bytes of finished pages kept.', read: pages.storedBytes },
    page_parts_bytes: { help: 'Bytes of parts of pages kept to be used again.', read: pages.partsBytes },
    log_lines_lost_total: {
      help: 'Log lines lost because standard output took none.',
      type: 'counter',
      read: output.lostLines,
    },
    log_bytes_waiting: {
      help: 'Bytes of log that standard output has not taken.',
      read: output.waitingBytes,
    },
    ...gauges,
  });
  return { app: createApp({ config, services, pages, metrics, readiness, publicFolder }), pages };
}

function toHealth(build: string, watch: AppParts['watch']): SiteHealth {
  const startedAt = new Date();
  return {
    build,
    startedAt,
    listServices: () => {
      const away = new Map(watch.listAway().map(({ name, since }) => [name, since]));
      return watch.services.map(({ name, setting, consequence }) => {
        const awaySince = away.get(name);
        return { name, setting, consequence, ...(awaySince && { awaySince }) };
      });
    },
  };
}

function versionOf({ catalogue }: Services): number {
  return catalogue.isLoaded() ? catalogue.snapshot().version.number : 0;
}
