import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findProgram, installDebianPackages, isExecutable } from './debian-packages.mjs';
import { projectNode, root } from './ensure-installed.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of a Chromium for the end-to-end tests: CHROMIUM_PATH, one on the PATH, Playwright's own, or Debian's package
 * where it can be installed. Throws, saying what to do, when there is none.
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = findProgram(names) ?? installPlaywrightChromium() ?? installDebianChromium();
  if (!found) throw new Error('No Chromium: install one and set CHROMIUM_PATH to it.');
  return found;
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
  installDebianPackages(['chromium']);
  return findProgram(names);
}
