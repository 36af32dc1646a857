import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Selector, transform } from 'lightningcss';

/**
 * Lets code import the class names of an `x.module.css`. A name is letters for the file's place in the sorted list of
 * these files and the number of the class in the file (`fu3`): pages repeat names some hundred times, so they are short,
 * and they are the same in the server's bundle, the browser's and the style sheet.
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
        const { names } = await readStyle(root, modules, relative(root, path));
        return { loader: 'js', contents: `export default ${JSON.stringify(names)}` };
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
  const source = await readFile(join(root, filename));
  if (!filename.endsWith('.module.css')) return { ...transform({ filename, code: source }), names: {} };
  const letters = toLetters(modules.indexOf(filename));
  const names: Record<string, string> = {};
  const toNumber = (local: string) => {
    names[local] ??= letters + Object.keys(names).length;
    return names[local].slice(letters.length);
  };
  const rename = (selector: Selector) => renameClasses(selector, toNumber);
  const { code } = transform({
    filename,
    code: source,
    // The names of animations stay as they are behind the letters.
    cssModules: { pattern: `${letters}[local]`, grid: false },
    visitor: { Selector: rename },
  });
  return { code, names };
}

type Part = Selector[number];

function hasSelectors(part: Part): part is Extract<Part, { selectors: Selector[] }> {
  return 'selectors' in part && Array.isArray(part.selectors);
}

/** The selector with other names for its classes, also for those in its `:not(…)`, `:has(…)` and the like. */
function renameClasses(selector: Selector, toName: (name: string) => string): Selector {
  return selector.map((part) => {
    if (part.type === 'class') return { ...part, name: toName(part.name) };
    if (!hasSelectors(part)) return part;
    return { ...part, selectors: part.selectors.map((each) => renameClasses(each, toName)) };
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
