import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentEntry, ContentPage } from '#shared/content/content-page.ts';

/** The pages of text that the build compiled. The list of them is in memory; a page is read when it is asked for. */
export interface ContentStore {
  /** Every page, by address. */
  readonly entries: ReadonlyMap<string, ContentEntry>;
  /** The page at an address; undefined without one. */
  load(path: string): Promise<ContentPage | undefined>;
}

/** The name, in the folder of compiled content, of the list of all pages. */
export const contentIndexFile = 'index.json';

/** The file of a page in the folder of compiled content. */
export function contentFile(path: string): string {
  return `pages${path}.json`;
}

/** Opens the folder that the build has written. Throws when it is not there. */
export function openContentStore(folder: string): ContentStore {
  const list: readonly ContentEntry[] = JSON.parse(readFileSync(join(folder, contentIndexFile), 'utf8'));
  const entries = new Map(list.map((entry) => [entry.path, entry]));
  return {
    entries,
    // Only known addresses become file names.
    load: async (path) =>
      entries.has(path) ? JSON.parse(await readFile(join(folder, contentFile(path)), 'utf8')) : undefined,
  };
}
