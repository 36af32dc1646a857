// Runs on whatever Node the machine has, before anything is installed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const marker = join(root, 'node_modules/.installed-lock');

/** Installs the packages of package-lock.json, unless just these are installed already. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.error('Installing packages …');
  // Not `npm ci`: it refuses a lock file in which a registry had no package for some other platform.
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  writeFileSync(marker, lock);
}

/** The project's own Node, pinned in package.json. */
export const projectNode = join(root, 'node_modules/.bin/node');
