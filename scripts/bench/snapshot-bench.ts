import { performance } from 'node:perf_hooks';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { gridCells, type RateGrid } from '#server/catalogue/rate-card.ts';
import { buildSnapshot } from '#server/catalogue/snapshot/build-snapshot.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import type { ContractType } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { BenchOptions } from './bench-options.ts';
import { createRandomSource } from './random-source.ts';
import { makeRateCards, makeVehicles } from './synthetic-catalogue.ts';
import { makeProfiles, makeQueries } from './synthetic-queries.ts';

/** Figures for one size of catalogue. Times in milliseconds; memory in MiB without the vehicles themselves. */
export interface SnapshotBenchRow {
  readonly vehicles: number;
  readonly rates: number;
  readonly buildMs: number;
  readonly memoryMib: number;
  /** Queries at the default profile, whose prices are cached. */
  readonly warmMedianMs: number;
  readonly warmP99Ms: number;
  /** The same without any filter: every car is counted, priced and sorted. */
  readonly widestMedianMs: number;
  /** Queries that are each the first at their profile. */
  readonly coldMedianMs: number;
  readonly coldP99Ms: number;
}

interface CatalogueSize {
  readonly vehicles: number;
  readonly grid: RateGrid;
  readonly contracts: readonly ContractType[];
}

const terms = [18, 24, 36, 48];
const full: RateGrid = {
  terms,
  miles: [5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000],
  initials: [1, 3, 6, 9, 12],
};
const small: RateGrid = { terms, miles: [5000, 8000, 10_000, 15_000, 20_000, 30_000], initials: [1, 6, 9] };

/** Measures the snapshot at three sizes, or at the first only; prints nothing. */
export function runSnapshotBench({ isShort }: BenchOptions): readonly SnapshotBenchRow[] {
  const sizes: readonly CatalogueSize[] = [
    { vehicles: 4_000, grid: full, contracts: ['personal', 'business'] },
    { vehicles: 50_000, grid: small, contracts: ['personal'] },
    { vehicles: 500_000, grid: small, contracts: ['personal'] },
  ];
  return sizes.slice(0, isShort ? 1 : sizes.length).map(measure);
}

function measure(size: CatalogueSize): SnapshotBenchRow {
  const vehicles = makeVehicles(size.vehicles, createRandomSource(1));
  const before = usedMib();
  const start = performance.now();
  const snapshot = build(vehicles, size);
  const buildMs = performance.now() - start;
  const memoryMib = usedMib() - before;
  const warmQueries = makeQueries(1000, [defaultProfile], createRandomSource(3));
  timeQueries(snapshot, warmQueries.slice(0, 100));
  const warm = timeQueries(snapshot, warmQueries);
  // Without filters, so that a first page needs the most work.
  const widest = timeQueries(snapshot, new Array<DealQuery>(50).fill(plainQuery));
  const cold = timeQueries(snapshot, makeColdQueries(size.grid));
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    vehicles: size.vehicles,
    rates: size.vehicles * size.contracts.length * gridCells(size.grid),
    buildMs: rounded(buildMs),
    memoryMib: rounded(memoryMib),
    warmMedianMs: rounded(quantile(warm, 0.5)),
    warmP99Ms: rounded(quantile(warm, 0.99)),
    widestMedianMs: rounded(quantile(widest, 0.5)),
    coldMedianMs: rounded(quantile(cold, 0.5)),
    coldP99Ms: rounded(quantile(cold, 0.99)),
  };
}

function build(vehicles: readonly Vehicle[], size: CatalogueSize): Snapshot {
  return buildSnapshot({
    version: {
      number: 1,
      importedAt: new Date(0),
      isDemonstration: true,
      vehicleCount: vehicles.length,
      rateCount: 0,
    },
    vehicles,
    rateCards: makeRateCards(vehicles, size, createRandomSource(2)),
    today: '2026-11-20',
  });
}

/** One query for each profile except the default one, so that no prices are cached. */
function makeColdQueries(grid: RateGrid): readonly DealQuery[] {
  const random = createRandomSource(4);
  return makeProfiles(grid.terms, grid.miles)
    .filter((profile) => profile.annualMiles !== defaultProfile.annualMiles)
    .flatMap((profile) => makeQueries(1, [profile], random));
}

function timeQueries(snapshot: Snapshot, queries: readonly DealQuery[]): readonly number[] {
  return queries.map((query) => {
    const start = performance.now();
    snapshot.query(query);
    return performance.now() - start;
  });
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Used memory. Exact only with `--expose-gc`. The columns are outside the heap and counted as array buffers. */
function usedMib(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}
