import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Tells the server which source file a page component came from (`sourceFile`), so that it can name the client
 * files that the page needs.
 */
export function pageSource(root: string): Plugin {
  return {
    name: 'page-source',
    setup(build) {
      build.onLoad({ filter: /\/shared\/pages\/.*-page\.tsx$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const mark = `export const sourceFile = ${JSON.stringify(relative(root, path))};`;
        return { loader: 'tsx', contents: `${source}\n${mark}\n` };
      });
    },
  };
}
