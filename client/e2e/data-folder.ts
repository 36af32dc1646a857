import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder for one site; a copy of the one that TEST_STARTED names, so that no site has to fill its own. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  const { TEST_STARTED } = process.env;
  if (TEST_STARTED) cpSync(TEST_STARTED, folder, { recursive: true });
  return folder;
}
