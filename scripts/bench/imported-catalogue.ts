import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './bench-options.ts';
import { runMeasured } from './run-measured.ts';
import { findPostgresql } from './temporary-postgresql.ts';

/** Vehicles in the catalogue for which memory is promised; few where a run is short. */
export function importedVehicles({ isShort }: BenchOptions): number {
  return isShort ? 200 : 4000;
}

/**
 * Gives `use` the environment of a site on PostgreSQL whose catalogue is imported, and removes all of it afterwards;
 * undefined where there is no PostgreSQL.
 */
export async function withImportedCatalogue<Result>(
  vehicles: number,
  use: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result | undefined> {
  const postgresql = await findPostgresql();
  if (!postgresql) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'leasing-bench-imported-'));
  const env = { DATABASE_URL: postgresql.url, DATA_FOLDER: join(folder, 'data') };
  try {
    await importVehicles(vehicles, folder, env);
    return await use(env);
  } finally {
    await postgresql.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importVehicles(
  count: number,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const [vehicles, rates] = [join(folder, 'vehicles.csv'), join(folder, 'rates.csv')];
  const steps = [
    ['scripts/bench/generate-feed.ts', folder, String(count)],
    ['scripts/catalogue.ts', 'import', '--vehicles', vehicles, '--rates', rates, '--confirm'],
  ];
  for (const step of steps) {
    const run = await runMeasured(step, { env, limitSeconds: 600 });
    if (!run.hasSucceeded) throw new Error(`${step[0]} failed: ${run.tail}`);
  }
}

/** A figure of memory that Linux keeps of a process, in MiB: resident now, or at most so far. */
export function readMemoryMib(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
