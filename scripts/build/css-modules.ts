import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { transform } from 'lightningcss';

/** Style text by source file, gathered while a bundle is built. */
export type Styles = Map<string, string>;

/**
 * Lets code import `x.module.css` for its class names. The names follow from the file's place among all such
 * files, so that they are short and the server's and the browser's bundle agree; the style text is gathered for the one site-wide file.
 */
export function cssModules(root: string, styles: Styles): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      const modules = globSync('shared/**/*.module.css', { cwd: root }).sort();
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const filename = relative(root, path);
        const isModule = path.endsWith('.module.css');
        const { code, exports } = transform({
          filename,
          code: await readFile(path),
          cssModules: isModule && {
            pattern: `${toLetters(modules.indexOf(filename))}-[local]`,
            grid: false,
          },
        });
        styles.set(filename, code.toString());
        const names = Object.entries(exports || {}).map(([local, { name }]) => [local, name]);
        return { loader: 'js', contents: `export default ${JSON.stringify(Object.fromEntries(names))}` };
      });
    },
  };
}

/** One minified style sheet: foundations first, then modules by path, so that the order never depends on imports. */
export function joinStyles(styles: Styles): Uint8Array {
  const foundations = ['shared/ui/font.css', 'shared/ui/tokens.css', 'shared/ui/base.css'];
  const rest = [...styles.keys()].filter((file) => !foundations.includes(file)).sort();
  const text = [...foundations, ...rest].map((file) => styles.get(file) ?? '').join('\n');
  return transform({ filename: 'site.css', code: Buffer.from(text), minify: true }).code;
}

// Without "a": blockers of advertisements hide what is called `ad-…`.
const letters = 'bcdefghijklmnopqrstuvwxyz';

/** b to z, then bb, bc and so on; throws for a file that is not in the list. */
function toLetters(index: number): string {
  if (index < 0) throw new Error('a style module outside shared/');
  const last = letters.charAt(index % letters.length);
  return index < letters.length ? last : toLetters(Math.floor(index / letters.length) - 1) + last;
}
