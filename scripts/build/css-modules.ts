import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { transform } from 'lightningcss';

/**
 * Lets code import the class names of an `x.module.css`. Each name begins with letters for the file's place in the
 * sorted list of these files, so that names are short and the same in the server's bundle, the browser's and the style
 * sheet.
 */
export function cssModules(root: string): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      let modules: readonly string[] = [];
      // Listed at each build, because `npm run dev` keeps the plugin while files are added and removed.
      build.onStart(() => {
        modules = findStyleModules(root);
      });
      build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const { exports } = await readStyle(root, modules, relative(root, path));
        const names = Object.entries(exports || {}).map(([local, { name }]) => [local, name] as const);
        // Sorted, because Lightning CSS returns them in another order at each run, and the file's name is a hash of its
        // content.
        names.sort(([a], [b]) => (a < b ? -1 : 1));
        return { loader: 'js', contents: `export default ${JSON.stringify(Object.fromEntries(names))}` };
      });
    },
  };
}

/** The content of these style files in this order, minified. Modules are named as `cssModules` names them. */
export async function readStyles(root: string, files: readonly string[]): Promise<Uint8Array> {
  const modules = findStyleModules(root);
  const styles = await Promise.all(files.map((file) => readStyle(root, modules, file)));
  const text = styles.map(({ code }) => code.toString()).join('\n');
  return transform({ filename: 'sheet.css', code: Buffer.from(text), minify: true }).code;
}

/** Paths of all style modules, sorted, so that the order of their rules does not depend on imports. */
export function findStyleModules(root: string): readonly string[] {
  return globSync('shared/**/*.module.css', { cwd: root }).sort();
}

async function readStyle(root: string, modules: readonly string[], filename: string) {
  const isModule = filename.endsWith('.module.css');
  return transform({
    filename,
    code: await readFile(join(root, filename)),
    cssModules: isModule && { pattern: `${toLetters(modules.indexOf(filename))}-[local]`, grid: false },
  });
}

// Without "a", because ad blockers hide elements with classes such as `ad-…`.
const letters = 'bcdefghijklmnopqrstuvwxyz';

/** b to z, then bb, bc and so on. Throws for a file that is not in the list. */
function toLetters(index: number): string {
  if (index < 0) throw new Error('a style module outside shared/');
  const last = letters.charAt(index % letters.length);
  return index < letters.length ? last : toLetters(Math.floor(index / letters.length) - 1) + last;
}
