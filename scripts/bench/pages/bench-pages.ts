import { join } from 'node:path';
import { readClientAssets } from '#server/pages/client-assets.ts';
import type { Services } from '#server/pages/services.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { bufferedStdout } from '#server/platform/log/buffered-stdout.ts';
import { createLog } from '#server/platform/log/log.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { createBenchCatalogue } from './bench-catalogue.ts';

/** Vehicles in the catalogue that pages are measured on. */
const benchVehicles = 5000;

/** The services of the measured programs: production settings, the build's assets and a catalogue in memory. */
export async function createBenchServices(root: string, buildFolder: string) {
  const config: Config = readConfig({
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'true',
    SITE_ORIGIN: 'http://127.0.0.1:3000',
  });
  const catalogue = createBenchCatalogue(join(root, 'server/catalogue/demonstration'), benchVehicles);
  const services: Services = {
    catalogue,
    site: toSiteIdentity(config),
    log: createLog(config, bufferedStdout()),
    ...testAccountServices(),
  };
  return { config, services, assets: await readClientAssets(buildFolder) };
}
