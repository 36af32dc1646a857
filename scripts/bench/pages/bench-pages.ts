import { join } from 'node:path';
import { demonstrationInMemory } from '#server/catalogue/demonstration/demonstration-in-memory.ts';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { readClientAssets } from '#server/pages/client-assets.ts';
import type { Services } from '#server/pages/services.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { bufferedStdout } from '#server/platform/log/buffered-stdout.ts';
import { createLog } from '#server/platform/log/log.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** Vehicles in the catalogue that pages are measured on. */
const benchVehicles = 5000;

/** The services of the measured programs: production settings, the build's assets and a catalogue in memory. */
export async function createBenchServices(root: string, buildFolder: string) {
  const config: Config = readConfig({
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'true',
    SITE_ORIGIN: 'http://127.0.0.1:3000',
    LOG_STORED_PAGES: process.env.LOG_STORED_PAGES,
  });
  const known = readDemonstrationCatalogue(join(root, 'server/catalogue/demonstration'));
  const catalogue = demonstrationInMemory(repeatVehicles(known, benchVehicles));
  const services: Services = {
    catalogue,
    site: toSiteIdentity(config),
    log: createLog(config, bufferedStdout()),
    ...testAccountServices(),
  };
  return { config, services, assets: await readClientAssets(buildFolder) };
}

/** `count` vehicles: those known, and copies of them with other references. */
function repeatVehicles(known: readonly Vehicle[], count: number): readonly Vehicle[] {
  return Array.from({ length: count }, (_, place) => {
    const vehicle = known[place % known.length];
    if (!vehicle) throw new Error('the demonstration catalogue is empty');
    const round = Math.floor(place / known.length);
    return round === 0 ? vehicle : anotherLike(vehicle, `${9_000_000_000 + place}`, round);
  });
}

/** A copy that costs a little more in each round, so that prices differ as between trims. */
function anotherLike(vehicle: Vehicle, vehicleRef: string, round: number): Vehicle {
  const { name, slug } = vehicle.derivative;
  const derivative = { name: `${name} Edition ${round}`, slug: `${slug}-edition-${round}` };
  const { p11dPence } = vehicle;
  const dearer = p11dPence === undefined ? {} : { p11dPence: p11dPence + round * 45_700 };
  return { ...vehicle, ...dearer, vehicleRef, derivative };
}
