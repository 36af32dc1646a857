import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of one run share, and that goes when the run ends. */
    readonly runFolder: string;
  }
}

/** Runs in Vitest's own process before the first test file; what it returns runs after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-run-'));
  // PostgreSQL never runs as root, and has to get in too.
  await chmod(folder, 0o755);
  // While Vitest watches the source, what was made of it before is out of date.
  project.onTestsRerun(() => removeAllIn(folder));
  project.provide('runFolder', folder);
  return () => rm(folder, { recursive: true });
}

async function removeAllIn(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true })));
}
