import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Lets tree shaking remove the components of React Router that the site does not use (`Link`, `Form` and what they
 * need, 15 kB). esbuild cannot know that calls such as `forwardRef` have no side effects.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    setup(build) {
      build.onLoad({ filter: /\/react-router\/dist\/.*\.mjs$/ }, async ({ path }) => ({
        loader: 'js',
        contents: withPureComponents(await readFile(path, 'utf8')),
      }));
    },
  };
}

/**
 * The same code with three changes. Calls that make a component or a context are marked as pure. Debugging names and
 * developer warnings, some of which production files contain switched off, are removed. So is React Router's own error
 * page, which shows a stack; the root route has ours instead (client/navigation/fault-page.tsx).
 */
export function withPureComponents(code: string): string {
  return code
    .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^var defaultErrorElement = .*$/m, 'var defaultErrorElement = null;')
    .replace(/^function warning\(cond, message\) \{[\s\S]*?^\}$/m, 'function warning() {}')
    .replace(/^var ENABLE_DEV_WARNINGS = \w+;$/m, 'const ENABLE_DEV_WARNINGS = false;');
}
