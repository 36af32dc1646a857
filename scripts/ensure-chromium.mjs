import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectNode, root } from './ensure-installed.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of a Chromium for the end-to-end tests: CHROMIUM_PATH, one on the PATH, Playwright's own, or Debian's package
 * where it may be installed. Throws with what to do when there is none to be had.
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = findOnPath() ?? installPlaywrightChromium() ?? installDebianChromium();
  if (!found) throw new Error('No Chromium: install one and set CHROMIUM_PATH to it.');
  return found;
}

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function installPlaywrightChromium() {
  const path = playwrightChromium();
  if (path && isExecutable(path)) return path;
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  console.error('Fetching a Chromium for the tests …');
  const done = spawnSync(projectNode, [cli, 'install', '--with-deps', '--only-shell', 'chromium'], {
    timeout: 300_000,
    stdio: ['ignore', 2, 2],
  });
  return done.status === 0 ? playwrightChromium() : undefined;
}

function playwrightChromium() {
  const program = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { status, stdout } = spawnSync(projectNode, ['-e', program], { cwd: root, encoding: 'utf8' });
  return status === 0 && stdout && isExecutable(stdout) ? stdout : undefined;
}

function installDebianChromium() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined;
  console.error('Installing the Debian package chromium …');
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], options);
  return findOnPath();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
