import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of one run share; it is removed when the run ends. */
    readonly runFolder: string;
  }
}

/** Runs in Vitest's main process before the first test file. The function that it returns runs after the last one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-run-'));
  // PostgreSQL, which never runs as root, must be able to open it too.
  await chmod(folder, 0o755);
  // When Vitest watches and the source has changed, files made from it earlier are out of date.
  project.onTestsRerun(() => removeAllIn(folder));
  project.provide('runFolder', folder);
  return () => rm(folder, { recursive: true });
}

async function removeAllIn(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true })));
}
