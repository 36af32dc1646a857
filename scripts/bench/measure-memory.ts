import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Load, LoadResult } from './pages/load-client.ts';
import { makePageTargets } from './pages/page-targets.ts';
import { nextMessage, startPinned } from './pages/pinned-process.ts';
import { formatFigure } from './report/format-section.ts';
import type { Section } from './report/section.ts';
import { slopeOf } from './report/slope.ts';
import { runMeasured } from './run-measured.ts';
import { startSite } from './start-site.ts';
import { findPostgresql } from './temporary-postgresql.ts';

const vehicles = 4000;
/** Long enough to fill every store twice on a machine that makes 300 pages a second. */
const seconds = Number(process.env.BENCH_MEMORY_SECONDS ?? 300);

/** Measures the resident memory of a node on PostgreSQL that is asked for different addresses all the time. */
export async function measureMemory(): Promise<Section> {
  const postgresql = await findPostgresql();
  if (!postgresql) return toSection([], undefined);
  const folder = mkdtempSync(join(tmpdir(), 'leasing-bench-memory-'));
  const env = { DATABASE_URL: postgresql.url, DATA_FOLDER: join(folder, 'data') };
  try {
    await importVehicles(folder, env);
    const site = await startSite(env);
    try {
      const load = loadWithUniqueAddresses(site.origin);
      const samples = await watchMemory(site.pid);
      return toSection(samples, await load);
    } finally {
      await site.stop();
    }
  } finally {
    await postgresql.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importVehicles(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const limits = { env, limitSeconds: 600 };
  const files = [
    '--vehicles',
    join(folder, 'vehicles.csv'),
    '--rates',
    join(folder, 'rates.csv'),
    '--confirm',
  ];
  const steps = [
    ['scripts/bench/generate-feed.ts', folder, String(vehicles)],
    ['scripts/catalogue.ts', 'import', ...files],
  ];
  for (const step of steps) {
    const run = await runMeasured(step, limits);
    if (!run.hasSucceeded) throw new Error(`${step[0]} failed: ${run.tail}`);
  }
}

/** Requests results pages that differ in filter and profile; every sixth address has no page. */
async function loadWithUniqueAddresses(origin: string): Promise<LoadResult> {
  const pages = makePageTargets(seconds * 400, 7);
  const targets = pages.map((page, place) => (place % 6 === 0 ? `/nothing-${place}` : page));
  const child = startPinned(1, [join(import.meta.dirname, 'pages/load-program.ts')]);
  const port = Number(new URL(origin).port);
  child.send({
    port,
    targets,
    headers: { 'Accept-Encoding': 'br' },
    connections: 10,
    seconds,
  } satisfies Load);
  return nextMessage<LoadResult>(child);
}

/** Resident memory in MiB, once a second. */
async function watchMemory(pid: number): Promise<readonly number[]> {
  const samples: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    await delay(1000);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    samples.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  }
  return samples;
}

function toSection(samples: readonly number[], load: LoadResult | undefined): Section {
  const later = samples.slice(Math.floor(samples.length / 2));
  const peak = Math.max(Number.NEGATIVE_INFINITY, ...samples);
  return {
    tables: [
      {
        title: `Resident memory, ${formatFigure(vehicles)} vehicles with 720 rates each, PostgreSQL`,
        columns: ['Seconds', 'Answers', 'Peak MiB', 'At the end MiB', 'Slope of the second half MiB/h'],
        rows: load
          ? [
              [seconds, load.answers, peak, samples.at(-1) ?? Number.NaN, slopeOf(later, 1 / 3600).slope].map(
                formatFigure,
              ),
            ]
          : [['skipped: no PostgreSQL found', '', '', '', '']],
        note: 'Ten connections, one address after another and none twice. The slope says something after ten minutes and more (BENCH_MEMORY_SECONDS).',
      },
    ],
    goals: [
      {
        what: 'resident memory',
        measured: load ? peak : Number.NaN,
        limit: 350,
        bound: 'at most',
        unit: 'MiB',
      },
    ],
  };
}
