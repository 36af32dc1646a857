import { setTimeout as delay } from 'node:timers/promises';
import type { BenchOptions } from './bench-options.ts';
import { importedVehicles, withImportedCatalogue } from './imported-catalogue.ts';
import { browserCodings, type LoadResult } from './pages/load-client.ts';
import { sendLoad } from './pages/measure-load.ts';
import { makePageTargets } from './pages/page-targets.ts';
import { formatFigure } from './report/format-section.ts';
import { atMost, type Section } from './report/section.ts';
import { slopeOf } from './report/slope.ts';
import { readMemoryMib } from './run-measured.ts';
import { startSite } from './start-site.ts';

/** Long enough to fill every store twice on a machine that makes 300 pages a second. */
const usualSeconds = 300;
/** Before, the slope says more of stores that fill than of what is never freed. */
const secondsForSlope = 1800;

/** More than any store keeps: when the first is asked for again, it is made again. */
const maxAddresses = 500_000;

interface WatchedMemory {
  readonly seconds: number;
  /** Resident memory in MiB, once a second. */
  readonly samples: readonly number[];
  readonly load: LoadResult;
}

/** Measures the resident memory of a node on PostgreSQL that is asked for different addresses all the time. */
export async function measureMemory(options: BenchOptions): Promise<Section> {
  const seconds = Number(process.env.BENCH_MEMORY_SECONDS ?? (options.isShort ? 10 : usualSeconds));
  const vehicles = importedVehicles(options);
  return toSection(
    vehicles,
    await withImportedCatalogue(vehicles, async (env) => {
      const site = await startSite(env);
      try {
        const load = loadWithUniqueAddresses(site.origin, seconds);
        const samples = await watchMemory(site.pid, seconds);
        return { seconds, samples, load: await load };
      } finally {
        await site.stop();
      }
    }),
  );
}

/** Requests results pages that differ in filter and profile; every sixth address has no page. */
function loadWithUniqueAddresses(origin: string, seconds: number): Promise<LoadResult> {
  const pages = makePageTargets(Math.min(seconds * 800, maxAddresses), 7);
  const targets = pages.map((page, place) => (place % 6 === 0 ? `/nothing-${place}` : page));
  const headers = { 'Accept-Encoding': browserCodings };
  return sendLoad({ port: Number(new URL(origin).port), targets, headers, connections: 10, seconds });
}

async function watchMemory(pid: number, seconds: number): Promise<readonly number[]> {
  const samples: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    await delay(1000);
    samples.push(readMemoryMib(pid, 'VmRSS') ?? Number.NaN);
  }
  return samples;
}

function toSection(vehicles: number, watched: WatchedMemory | undefined): Section {
  const { seconds = 0, samples = [], load } = watched ?? {};
  const peak = samples.length > 0 ? Math.max(...samples) : Number.NaN;
  const { slope, error } = slopeOf(samples.slice(Math.floor(samples.length / 2)), 1 / 3600);
  const figures = [seconds, load?.answers ?? 0, peak, samples.at(-1) ?? Number.NaN].map(formatFigure);
  return {
    tables: [
      {
        title: `Resident memory, ${formatFigure(vehicles)} vehicles with 720 rates each, PostgreSQL`,
        columns: ['Seconds', 'Answers', 'Peak MiB', 'At the end MiB', 'Slope of the second half MiB/h'],
        rows: load
          ? [[...figures, `${formatFigure(slope)} ± ${formatFigure(error)}`]]
          : [['skipped: no PostgreSQL found', '', '', '', '']],
        note: 'Ten connections, one address after another, and none twice among half a million. The slope says something after half an hour (BENCH_MEMORY_SECONDS=1800).',
      },
    ],
    goals: atMost(
      ['resident memory', peak, 400, 'MiB'],
      ['growth in the second half', seconds < secondsForSlope ? Number.NaN : slope, 2, 'MiB/h'],
    ),
  };
}
