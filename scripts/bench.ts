import { answerHelp } from './answer-help.mjs';
import { buildForBench } from './bench/bench-build.ts';
import { measureBytes } from './bench/measure-bytes.ts';
import { measureImport } from './bench/measure-import.ts';
import { measureMemory } from './bench/measure-memory.ts';
import { measureStart } from './bench/measure-start.ts';
import { measurePages } from './bench/pages/measure-pages.ts';
import { describeMachine } from './bench/report/describe-machine.ts';
import { formatFigure, formatGoal, formatTable, toMarkdownTable } from './bench/report/format-section.ts';
import type { Goal, Section } from './bench/report/section.ts';
import { runSnapshotBench, type SnapshotBenchRow } from './bench/snapshot-bench.ts';
import { readParts } from './read-parts.ts';

/** Goals in milliseconds for a query whose prices are cached, by number of vehicles. */
const queryGoalsMs: Readonly<Record<number, number>> = { 4000: 1, 50000: 4, 500000: 25 };
const memoryGoalMib = 300;

/** Measures the catalogue in memory at the three sizes of the goals. */
async function measureSnapshot(): Promise<Section> {
  const sizes = await runSnapshotBench();
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
  const query: Goal = {
    what: `snapshot query, ${size}`,
    measured: warmMedianMs,
    limit: queryGoalsMs[vehicles] ?? Number.NaN,
    bound: 'at most',
    unit: 'ms',
  };
  if (vehicles !== 4000) return [query];
  const memory: Goal = {
    what: `snapshot memory, ${size}`,
    measured: memoryMib,
    limit: memoryGoalMib,
    bound: 'at most',
    unit: 'MiB',
  };
  return [query, memory];
}

// `npm run bench -- --help` says what this does. A missed goal is no error, because machines differ.

const parts: Readonly<Record<string, () => Promise<Section>>> = {
  pages: measurePages,
  bytes: measureBytes,
  start: measureStart,
  snapshot: measureSnapshot,
  import: measureImport,
  memory: measureMemory,
};
const needBuild = ['pages', 'bytes', 'start', 'memory'];

answerHelp(`npm run bench   measures the site and compares the figures with the goals

  --only=PART,…   of ${Object.keys(parts).join(', ')} (default: all)
  --markdown      tables for docs/measured.md`);
const { values, wanted } = readParts({
  name: 'bench',
  parts: Object.keys(parts),
  options: { markdown: { type: 'boolean', default: false } },
});
const format = values.markdown ? toMarkdownTable : formatTable;

console.log(`${describeMachine(new Date())}\n`);
if (wanted.some((name) => needBuild.includes(name))) {
  console.error('Building …');
  await buildForBench();
}
const goals: string[] = [];
for (const name of wanted) {
  const measure = parts[name];
  if (!measure) throw new Error(`there is no part "${name}", only ${Object.keys(parts).join(', ')}`);
  console.error(`Measuring ${name} …`);
  const section = await measure();
  for (const table of section.tables) console.log(format(table));
  goals.push(...section.goals.map(formatGoal));
}
console.log(goals.map((line) => (values.markdown ? `- ${line}` : line)).join('\n'));
