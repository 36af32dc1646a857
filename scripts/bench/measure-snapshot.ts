import type { BenchOptions } from './bench-options.ts';
import { formatFigure } from './report/format-section.ts';
import { atMost, type Goal, type Section } from './report/section.ts';
import { runSnapshotBench, type SnapshotBenchRow } from './snapshot-bench.ts';

/** Goals in milliseconds for a query whose prices are cached, by number of vehicles. */
const queryGoalsMs: Readonly<Record<number, number>> = { 4000: 1, 50000: 4, 500000: 25 };
const memoryGoalMib = 300;

/** Measures the catalogue in memory at the three sizes of the goals. */
export async function measureSnapshot(options: BenchOptions): Promise<Section> {
  const sizes = runSnapshotBench(options);
  return {
    tables: [
      {
        title: 'Snapshot: filtered, counted, sorted and priced',
        columns: [
          'Vehicles',
          'Rates',
          'Build ms',
          'Memory MiB',
          'Query ms',
          'p99 ms',
          'No filter ms',
          'New profile ms',
          'p99 ms',
        ],
        rows: sizes.map(toRow),
        note: 'Medians and 99th percentiles. Query: 1,000 different ones at a profile asked for before; new profile: each the first at its own.',
      },
    ],
    goals: sizes.flatMap(toGoals),
  };
}

function toRow(row: SnapshotBenchRow): readonly string[] {
  const { warmMedianMs, warmP99Ms, widestMedianMs, coldMedianMs, coldP99Ms } = row;
  const times = [warmMedianMs, warmP99Ms, widestMedianMs, coldMedianMs, coldP99Ms];
  return [row.vehicles, row.rates, row.buildMs, row.memoryMib, ...times].map(formatFigure);
}

function toGoals({ vehicles, warmMedianMs, memoryMib }: SnapshotBenchRow): readonly Goal[] {
  const size = `${formatFigure(vehicles)} vehicles`;
  return atMost(
    [`snapshot query, ${size}`, warmMedianMs, queryGoalsMs[vehicles] ?? Number.NaN, 'ms'],
    ...(vehicles === 4000 ? [[`snapshot memory, ${size}`, memoryMib, memoryGoalMib, 'MiB'] as const] : []),
  );
}
