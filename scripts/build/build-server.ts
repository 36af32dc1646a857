import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { cssModules } from './css-modules.ts';
import { pageSource } from './page-source.ts';

/** React is bundled, so that its production build runs whatever NODE_ENV says; the rest stays in node_modules. */
const bundled = ['react', 'react-dom', 'react-router', 'react-router-dom'];

/** Builds `dist/server/main.js`. */
export async function buildServer(root: string, outputFolder: string, isDevelopment: boolean): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const external = Object.keys(dependencies).filter((name) => !bundled.includes(name));
  await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outdir: join(outputFolder, 'server'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    jsx: 'automatic',
    sourcemap: true,
    external: external.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
    banner: {
      js: "import { createRequire as toRequire } from 'node:module';const require = toRequire(import.meta.url);",
    },
    logLevel: 'warning',
    plugins: [cssModules(root, new Map()), pageSource(root)],
  });
}
