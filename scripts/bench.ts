import { answerHelp } from './answer-help.mjs';
import { buildForBench } from './bench/bench-build.ts';
import { measureBytes } from './bench/measure-bytes.ts';
import { measureImport } from './bench/measure-import.ts';
import { measureMemory } from './bench/measure-memory.ts';
import { measureSnapshot } from './bench/measure-snapshot.ts';
import { measureStart } from './bench/measure-start.ts';
import { measurePages } from './bench/pages/measure-pages.ts';
import { describeMachine } from './bench/report/describe-machine.ts';
import { formatGoal, formatTable, toMarkdownTable } from './bench/report/format-section.ts';
import type { Section } from './bench/report/section.ts';
import { readParts } from './read-parts.ts';

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
