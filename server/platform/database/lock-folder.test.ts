import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LockHeldError } from './database.ts';
import { lockFolder } from './lock-folder.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A process that holds the lock until it is killed. */
async function holdElsewhere(folder: string) {
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'))};
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('locking a folder that another process holds is refused with the number of that process', async () => {
  const folder = await newFolder();
  const child = await holdElsewhere(folder);

  expect(() => lockFolder(folder)).toThrow(LockHeldError);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}.`);
});

test('locking a folder held on another machine or in another container is refused with process and machine', async () => {
  const folder = await newFolder();
  await holdElsewhere(folder);
  await writeFile(join(folder, 'database.owner'), '12 other-host\n');

  expect(() => lockFolder(folder)).toThrow('in use by process 12 on other-host.');
});

test('a folder whose owner was killed can be locked again', async () => {
  const folder = await newFolder();
  const child = await holdElsewhere(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');

  lockFolder(folder).release();
});

test('a process can lock a folder once, and again after releasing it', async () => {
  const folder = await newFolder();
  const lock = lockFolder(folder);

  expect(() => lockFolder(folder)).toThrow(LockHeldError);
  lock.release();
  lockFolder(folder).release();
});
