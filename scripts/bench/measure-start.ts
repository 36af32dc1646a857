import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFigure } from './report/format-section.ts';
import { median } from './report/median.ts';
import { atMost, type Section } from './report/section.ts';
import { startSite } from './start-site.ts';
import { findPostgresql } from './temporary-postgresql.ts';

interface Starts {
  readonly database: string;
  /** A first start, which makes the tables and loads the demonstration catalogue. */
  readonly firstMs: number;
  readonly laterMs: number;
}

/** Measures the time from the start of the process until it is ready, on each available database. */
export async function measureStart(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'leasing-bench-start-'));
  const postgresql = await findPostgresql();
  try {
    const starts = [await startTwice('embedded', { DATABASE_URL: '', DATA_FOLDER: join(folder, 'data') })];
    if (postgresql) starts.push(await startTwice('PostgreSQL', { DATABASE_URL: postgresql.url }));
    return toSection(starts);
  } finally {
    await postgresql?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startTwice(database: string, env: Readonly<Record<string, string>>): Promise<Starts> {
  const firstMs = await timeStart(env);
  const later = [await timeStart(env), await timeStart(env), await timeStart(env)];
  return { database, firstMs, laterMs: median(later) };
}

async function timeStart(env: Readonly<Record<string, string>>): Promise<number> {
  const site = await startSite(env);
  await site.stop();
  return site.readyMs;
}

function toSection(starts: readonly Starts[]): Section {
  return {
    tables: [
      {
        title: 'Start to ready',
        columns: ['Database', 'First start ms', 'Later start ms'],
        rows: starts.map(({ database, firstMs, laterMs }) => [
          database,
          ...[firstMs, laterMs].map(formatFigure),
        ]),
        note: 'The first start makes the tables and loads the demonstration catalogue; the later one is the median of three.',
      },
    ],
    goals: starts.flatMap(({ database, laterMs }) =>
      atMost([`start to ready, ${database}, data there`, laterMs / 1000, 3, 's']),
    ),
  };
}
