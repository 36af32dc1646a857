import { answerHelp } from './answer-help.mjs';
import { buildEarlier, buildForBench } from './bench/bench-build.ts';
import type { BenchOptions } from './bench/bench-options.ts';
import { measureBytes } from './bench/measure-bytes.ts';
import { measureFlags } from './bench/measure-flags.ts';
import { measureImport } from './bench/measure-import.ts';
import { measureMemory } from './bench/measure-memory.ts';
import { measureSecondPages } from './bench/measure-second-pages.ts';
import { measureSnapshot } from './bench/measure-snapshot.ts';
import { measureStart } from './bench/measure-start.ts';
import { measureLine } from './bench/pages/measure-line.ts';
import { measurePages } from './bench/pages/measure-pages.ts';
import { measureStored } from './bench/pages/measure-stored.ts';
import { describeMachine } from './bench/report/describe-machine.ts';
import { formatGoal, formatTable, toMarkdownTable } from './bench/report/format-section.ts';
import type { Section } from './bench/report/section.ts';
import { readParts } from './read-parts.ts';

// `npm run bench -- --help` says what this does. A missed goal is no error, because machines differ.

const parts: Readonly<Record<string, (options: BenchOptions) => Promise<Section>>> = {
  pages: measurePages,
  stored: measureStored,
  line: measureLine,
  bytes: measureBytes,
  second: measureSecondPages,
  start: measureStart,
  snapshot: measureSnapshot,
  import: measureImport,
  memory: measureMemory,
  flags: measureFlags,
};
const withoutBuild = ['snapshot', 'import'];
/** Takes twenty minutes, and is for choosing flags. */
const onlyIfNamed = 'flags';

answerHelp(`npm run bench   measures the site and compares the figures with the goals

  --only=PART,…     of ${Object.keys(parts).join(', ')} (default: all but ${onlyIfNamed})
  --earlier=COMMIT  builds this commit too, and measures pages, stored and line of both side by side
  --built           with the build of the last bench or siege
  --short           a few requests of each kind, to see that it runs
  --markdown        tables for docs/measured.md`);
const names = Object.keys(parts);
const { values, wanted } = readParts({
  name: 'bench',
  parts: names,
  byDefault: names.filter((name) => name !== onlyIfNamed),
  options: {
    earlier: { type: 'string' },
    built: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
});
const format = values.markdown ? toMarkdownTable : formatTable;

console.log(`${describeMachine(new Date())}\n`);
if (!values.built && wanted.some((name) => !withoutBuild.includes(name))) {
  console.error('Building …');
  await buildForBench();
}
const earlier = values.earlier === undefined ? undefined : await buildEarlier(values.earlier);
const goals: string[] = [];
for (const name of wanted) {
  const measure = parts[name];
  if (!measure) throw new Error(`there is no part "${name}", only ${Object.keys(parts).join(', ')}`);
  console.error(`Measuring ${name} …`);
  const section = await measure({ earlier, isShort: values.short });
  for (const table of section.tables) console.log(format(table));
  goals.push(...section.goals.map(formatGoal));
}
await earlier?.remove();
console.log(goals.map((line) => (values.markdown ? `- ${line}` : line)).join('\n'));
