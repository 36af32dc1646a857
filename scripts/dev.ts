import { watch } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { answerHelp } from './answer-help.mjs';
import { createIncrementalBuild, SourceFault } from './dev/incremental-build.ts';
import { createSiteRunner } from './dev/site-runner.ts';

// `npm run dev`: builds and serves, again after each change. Pages in open browsers reload by themselves.

answerHelp(
  'npm run dev   builds and serves, again after each change; open pages reload by themselves. Ctrl-C ends it.',
);
const root = join(import.meta.dirname, '..');
const watched = ['server', 'shared', 'client', 'public', 'scripts/drawings'];
/** Editors write a file in several steps; this is how long to wait until they are done. */
const settleMs = 50;

const build = await createIncrementalBuild(root);
const site = createSiteRunner(root);
let timer: NodeJS.Timeout | undefined;
let isBusy = false;
let isStale = true;
let servedBuild = '';

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file && !/\.(test|spec)\.tsx?$/.test(file)) note(`${folder}/${file}`);
  });
}
watch(root, (_event, file) => {
  if (file !== '.env') return;
  servedBuild = '';
  note(file);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    // A terminal sends Ctrl-C to the site as well; a second signal would end it without finishing its work.
    await site.stop({ isTold: signal === 'SIGINT' && process.stdin.isTTY });
    await build.close();
    process.exit(0);
  });
}
await catchUp();

function note(file: string): void {
  build.note(file);
  isStale = true;
  clearTimeout(timer);
  timer = setTimeout(() => void catchUp(), settleMs);
}

/** Builds and restarts until there are no new changes. If a build fails, the site does not change. */
async function catchUp(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (isStale) {
    isStale = false;
    try {
      const { id, packages } = await build.build();
      if (id !== servedBuild || !site.isRunning()) await site.restart(packages);
      servedBuild = id;
    } catch (error) {
      console.error(whyFailed(error));
    }
  }
  isBusy = false;
}

function whyFailed(error: unknown): string {
  const fault = error instanceof SourceFault ? error.message : inspect(error);
  return `${fault}\nNothing was rebuilt: the site goes on as it was. Put this right and it builds again.`;
}
