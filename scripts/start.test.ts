import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// A project that is installed already and contains only the start script.

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'started-'));
  for (const name of ['scripts', 'dist/server', 'node_modules/.bin'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['start.mjs', 'answer-help.mjs', 'ensure-installed.mjs', 'server-process.mjs'])
    cpSync(join(import.meta.dirname, name), join(folder, 'scripts', name));
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(folder, name), '{}');
  const lock = createHash('sha256').update('{}').digest('hex');
  writeFileSync(join(folder, 'node_modules/.installed-lock'), lock);
});
afterEach(() => rmSync(folder, { recursive: true }));

const addNode = () => symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
const writeBuild = (code: string) => writeFileSync(join(folder, 'scripts/build.ts'), code);
const writeServer = (code: string) => writeFileSync(join(folder, 'dist/server/main.js'), code);

function start() {
  const program = join(folder, 'scripts/start.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  return [status, stderr] as const;
}

test('after a failed build the start says so, and exits with the same code', () => {
  addNode();
  writeBuild("console.error('the fault'); process.exit(3)");

  expect(start()).toEqual([
    3,
    'Building …\nthe fault\n\nThe site was not built, so it was not started: the reason is above.\n',
  ]);
});

test('a Node that cannot be run is reported', () => {
  writeFileSync(join(folder, 'node_modules/.bin/node'), 'not a program');
  const [status, said] = start();

  expect([status, said]).toEqual([1, expect.stringMatching(/not started: .*\.bin\/node could not be run: /)]);
});

test('the start exits with the code of the site, and says so if the site was killed', () => {
  addNode();
  writeBuild('');
  writeServer('process.exit(5)');
  expect(start()).toEqual([5, 'Building …\n']);

  writeServer("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)");
  expect(start()).toEqual([1, 'Building …\nThe site was ended by SIGKILL.\n']);
});
