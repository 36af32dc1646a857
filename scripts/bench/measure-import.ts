import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './bench-options.ts';
import { importedVehicles, importFeed, makeFeed } from './imported-catalogue.ts';
import { formatFigure } from './report/format-section.ts';
import { atMost, type Goal, type Section } from './report/section.ts';
import type { ProgramRun } from './run-measured.ts';
import { findPostgresql } from './temporary-postgresql.ts';

const ratesOfVehicle = 720;

interface DatabaseImport {
  readonly database: string;
  /** Why nothing was measured. */
  readonly skipped?: string;
  readonly run?: ProgramRun;
}

/**
 * Measures importing a feed of 2.9 million rates into each available database, first into an empty catalogue, then
 * again.
 */
export async function measureImport(options: BenchOptions): Promise<Section> {
  const vehicles = importedVehicles(options);
  const folder = mkdtempSync(join(tmpdir(), 'leasing-bench-feed-'));
  try {
    await makeFeed(folder, vehicles);
    return toSection(vehicles, [await importIntoPostgresql(folder), await importIntoEmbedded(folder)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importIntoPostgresql(folder: string): Promise<DatabaseImport> {
  const database = 'PostgreSQL';
  const server = await findPostgresql();
  if (!server) return { database, skipped: 'not found; BENCH_DATABASE_URL may name one' };
  try {
    return { database, run: await importFeed(folder, { DATABASE_URL: server.url }) };
  } finally {
    await server.stop();
  }
}

async function importIntoEmbedded(folder: string): Promise<DatabaseImport> {
  const env = { DATABASE_URL: '', DATA_FOLDER: join(folder, 'data') };
  return { database: 'Embedded', run: await importFeed(folder, env) };
}

function toSection(vehicles: number, imports: readonly DatabaseImport[]): Section {
  const rates = vehicles * ratesOfVehicle;
  return {
    tables: [
      {
        title: `Import of ${formatFigure(rates)} rates of ${formatFigure(vehicles)} vehicles into an empty catalogue`,
        columns: ['Database', 'Seconds', 'Rates/s', 'Peak memory MiB'],
        rows: imports.map((each) => toRow(each, rates)),
        note: 'The whole command, from its start to its end; memory of the command without the database server.',
      },
    ],
    goals: imports.filter(({ database }) => database === 'PostgreSQL').flatMap(toGoals),
  };
}

function toRow({ database, run, skipped }: DatabaseImport, rates: number): readonly string[] {
  if (!run) return [database, `skipped: ${skipped}`, '', ''];
  if (!run.hasSucceeded)
    return [database, `failed after ${formatFigure(run.seconds)} s: ${run.tail}`, '', ''];
  return [database, ...[run.seconds, rates / run.seconds, run.peakMib].map(formatFigure)];
}

function toGoals({ run }: DatabaseImport): readonly Goal[] {
  const [seconds, peakMib] = run?.hasSucceeded ? [run.seconds, run.peakMib] : [Number.NaN, Number.NaN];
  return atMost(['import on PostgreSQL', seconds, 60, 's'], ['memory of the import', peakMib, 1024, 'MiB']);
}
