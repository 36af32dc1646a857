import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './bench-options.ts';
import { type ProgramRun, runMeasured } from './run-measured.ts';
import { findPostgresql } from './temporary-postgresql.ts';

const limitSeconds = 300;

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
    await makeFeed(folder, vehicles);
    const imported = await importFeed(folder, env);
    if (!imported.hasSucceeded) throw new Error(`the import failed: ${imported.tail}`);
    return await use(env);
  } finally {
    await postgresql.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a feed of this many vehicles into the folder. */
export async function makeFeed(folder: string, vehicles: number): Promise<void> {
  const made = await runMeasured(['scripts/bench/generate-feed.ts', folder, String(vehicles)], {
    env: {},
    limitSeconds,
  });
  if (!made.hasSucceeded) throw new Error(`no feed could be made: ${made.tail}`);
}

/** Imports the feed in the folder by the site's own command. */
export function importFeed(folder: string, env: Readonly<Record<string, string>>): Promise<ProgramRun> {
  const files = ['--vehicles', join(folder, 'vehicles.csv'), '--rates', join(folder, 'rates.csv')];
  return runMeasured(['scripts/catalogue.ts', 'import', '--replace', '--confirm', ...files], {
    env,
    limitSeconds,
  });
}
