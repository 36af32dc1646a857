import { chmod, mkdtemp, rm } from 'node:fs/promises';
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
  project.provide('runFolder', folder);
  return () => rm(folder, { recursive: true });
}
