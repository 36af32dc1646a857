import { join } from 'node:path';
import { readContent } from '#scripts/content/read-content.ts';
import type { ContentStore } from '#server/content/content-store.ts';

let compiled: ReturnType<typeof readContent>['pages'] | undefined;

/** The texts of the site, compiled once when a test first asks for one. */
export const testContent: ContentStore = {
  get entries() {
    return new Map(Array.from(compileOnce(), ([path, { page }]) => [path, page]));
  },
  load: async (path) => compileOnce().get(path)?.page,
};

function compileOnce() {
  compiled ??= readContent(join(import.meta.dirname, '../..')).pages;
  return compiled;
}
