import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

/** Path of a published file that some tests need; it is in a folder beside the project, not in the project. */
export function outsideFile(name: string): string {
  return join(import.meta.dirname, '../../../shared/data', name);
}

const told = new Set<string>();

/** Skips the test if the file is missing. The reason is in the report, and printed once for each test file. */
export function skipWithout(file: string, { skip }: Pick<TestContext, 'skip'>): void {
  if (existsSync(file)) return;
  const reason = `there is no ${file}, which lies beside the project and is not part of it`;
  if (!told.has(file)) console.warn(`Skipped: ${reason}.`);
  told.add(file);
  skip(reason);
}
