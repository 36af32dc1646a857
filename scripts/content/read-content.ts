import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledPage, compilePage } from './compile-page.ts';

/** A file, and what is wrong with it. */
export interface ContentProblem {
  readonly path: string;
  readonly what: string;
}

export interface CompiledContent {
  /** By address. */
  readonly pages: ReadonlyMap<string, CompiledPage>;
  readonly problems: readonly ContentProblem[];
}

/** The folder of the files, below the project's. */
export const contentFolder = 'shared/content';

/** Compiles every file below `shared/content`. Files that cannot be compiled are among the problems. */
export function readContent(root: string): CompiledContent {
  const folder = join(root, contentFolder);
  const pages = new Map<string, CompiledPage>();
  const problems: ContentProblem[] = [];
  for (const file of globSync('**/*.md', { cwd: folder }).sort()) {
    if (file === 'README.md') continue;
    const path = `/${file.slice(0, -'.md'.length)}`;
    try {
      pages.set(path, compilePage(path, readFileSync(join(folder, file), 'utf8')));
    } catch (error) {
      problems.push({ path, what: (error as Error).message });
    }
  }
  return { pages, problems };
}
