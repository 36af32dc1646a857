import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bench-build.ts';

const source = join(import.meta.dirname, 'peers');
const folder = join(root, 'node_modules/.cache/bench-peers');

/**
 * Installs the packages that the site is compared with, none of them its own, and builds their pages. Returns the folder;
 * undefined where that cannot be, for which the reason is said.
 */
export function installPeers(): string | undefined {
  const lock = 'package-lock.json';
  const isInstalled =
    existsSync(join(folder, 'node_modules', '.package-lock.json')) &&
    readFileSync(join(folder, lock), 'utf8') === readFileSync(join(source, lock), 'utf8');
  if (!isInstalled) rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  const steps: readonly (readonly [string, ...string[]])[] = [
    ...(isInstalled ? [] : [['npm', 'ci', '--ignore-scripts', '--loglevel=error'] as const]),
    [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'],
  ];
  for (const [program, ...args] of steps) {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    const done = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8', timeout: 300_000 });
    if (done.status === 0) continue;
    console.error(`Fastify and Astro are left out: ${args.join(' ')} failed. ${done.stderr ?? done.error}`);
    return undefined;
  }
  return folder;
}
