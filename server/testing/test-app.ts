import type { RequestListener } from 'node:http';
import { createApp } from '#server/app/create-app.ts';
import { createReadiness } from '#server/app/readiness.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { RateCard } from '#server/catalogue/rate-card.ts';
import { buildSnapshot } from '#server/catalogue/snapshot/build-snapshot.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { type ClientAssets, noClientAssets } from '#server/pages/client-assets.ts';
import { createPages } from '#server/pages/create-pages.ts';
import type { Services } from '#server/pages/services.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { createEmbeddedSearch } from '#server/search/embedded/create-embedded-search.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { testAccountServices } from './test-account-services.ts';

/** Replacements for the defaults. */
export interface TestAppOptions {
  readonly catalogue?: Catalogue;
  readonly env?: Readonly<Record<string, string>>;
  readonly log?: Log;
  readonly services?: Partial<Services>;
  readonly clock?: Clock;
  /** Files of a build and their folder, for tests of what pages name. */
  readonly built?: { readonly assets: ClientAssets; readonly publicFolder: string };
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The real app with a catalogue in memory. */
export async function createTestApp(options: TestAppOptions = {}): Promise<RequestListener> {
  const config: Config = readConfig({ SITE_ORIGIN: 'http://localhost:3000', ...options.env });
  const catalogue = options.catalogue ?? testCatalogue();
  const services: Services = {
    catalogue,
    site: toSiteIdentity(config),
    log: options.log ?? silentLog,
    ...testAccountServices(),
    keepMonths: config.enquiriesKeepMonths,
    search: createEmbeddedSearch({ catalogue, log: silentLog, imageHost: config.imageHost }),
    ...options.services,
  };
  return createApp({
    config,
    services,
    pages: await createPages({ config, services, assets: options.built?.assets ?? noClientAssets }),
    metrics: createMetrics({}),
    readiness: createReadiness({ snapshot: () => services.catalogue.isLoaded() }),
    publicFolder: options.built?.publicFolder ?? import.meta.dirname,
    ...(options.clock && { clock: options.clock }),
  });
}

/** A catalogue that has loaded these vehicles and rates. */
export function testCatalogue(vehicles = testVehicles, rateCards = testRateCards, number = 1): Catalogue {
  const snapshot = buildSnapshot({
    vehicles,
    rateCards,
    today: '2026-11-20',
    version: {
      number,
      importedAt: new Date('2026-11-20T06:00:00Z'),
      isDemonstration: true,
      vehicleCount: vehicles.length,
      rateCount: rateCards.length,
    },
  });
  return { snapshot: () => snapshot, isLoaded: () => true };
}

/** A catalogue that is not loaded yet. */
export const unloadedCatalogue: Catalogue = {
  snapshot: () => {
    throw new UnavailableError('The catalogue is not loaded yet.');
  },
  isLoaded: () => false,
};

/** A petrol estate, an electric hatchback, a van, an insured and a used car; the fourth has no price. */
export const testVehicles: readonly Vehicle[] = [
  exampleVehicle('1000000001'),
  exampleVehicle('1000000002', {
    make: { name: 'Example', slug: 'example' },
    range: { name: 'One', slug: 'one' },
    model: { name: 'One Electric', slug: 'one-electric' },
    bodyType: 'hatchback',
    fuel: 'electric',
    transmission: 'automatic',
    electricRangeMiles: 260,
    lengthMm: 4_280,
    widthMm: 1_800,
    heightMm: 1_560,
    co2GramsPerKm: 0,
    derivative: { name: '60 kWh Trim 5dr', slug: '60-kwh-trim-5dr' },
  }),
  exampleVehicle('1000000003', {
    vehicleType: 'commercial',
    make: { name: 'Haul', slug: 'haul' },
    range: { name: 'Box', slug: 'box' },
    model: { name: 'Box L2', slug: 'box-l2' },
    bodyType: 'medium',
    payloadKg: 1000,
    loadLengthMm: 2500,
    loadWidthMm: 1300,
    lengthMm: 5_000,
    widthMm: 2_000,
    heightMm: 1_960,
    wheelbaseMm: 3_100,
  }),
  exampleVehicle('1000000004', {
    derivative: { name: '2.0 TDI SE L 5dr', slug: '2-0-tdi-se-l-5dr' },
    fuel: 'diesel',
  }),
  exampleVehicle('1000000005', { pricingType: 'atc' }),
  exampleVehicle('1000000006', {
    pricingType: 'used',
    used: { registered: '2023-09', odometerMiles: 21000 },
  }),
];

const testGrid = { terms: [24, 36, 48], miles: [8000, 10000, 12000], initials: [9] };

const testRateCards: readonly RateCard[] = testVehicles
  .filter(({ vehicleRef }) => vehicleRef !== '1000000004')
  .flatMap(({ vehicleRef, vehicleType }) => [
    exampleCard(vehicleRef, { grid: testGrid, contract: 'business' }),
    ...(vehicleType === 'car' ? [exampleCard(vehicleRef, { grid: testGrid, contract: 'personal' })] : []),
  ]);
