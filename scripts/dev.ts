import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';

const root = join(import.meta.dirname, '..');
const watched = ['server', 'shared', 'client', 'public', 'scripts/drawings'];
/** Editors write a file in several steps: wait until they are done. */
const settleMs = 150;

let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let isBuilding = false;
let isStale = true;

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || /\.(test|spec)\.tsx?$/.test(file)) return;
    isStale = true;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), settleMs);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await stopServer();
    process.exit(0);
  });
}
await rebuild();

/** Builds and restarts until nothing has changed since; the pages in open browsers reload by themselves. */
async function rebuild(): Promise<void> {
  if (isBuilding) return;
  isBuilding = true;
  while (isStale) {
    isStale = false;
    try {
      await buildAll(join(root, 'dist'), true);
      await stopServer();
      server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.js')], {
        cwd: root,
        stdio: 'inherit',
        env: { DRAIN_MS: '0', ...process.env },
      });
    } catch (error) {
      // esbuild has printed what is wrong with the code; anything else is ours.
      if (!(error instanceof Error && error.message.startsWith('Build failed'))) console.error(error);
    }
  }
  isBuilding = false;
}

async function stopServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
