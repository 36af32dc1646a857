import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findProgram, installDebianPackages, isExecutable } from './debian-packages.mjs';
import { projectNode, root } from './ensure-installed.mjs';

/** Debian's package of a Chromium without windows, and the name of its program. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of a Chromium for the end-to-end tests: CHROMIUM_PATH, or one without windows, or any other. A Chromium that can
 * have windows draws its own frame around each page, which takes twice the processor time of the page. Throws, saying
 * what to do, when there is none.
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found =
    findProgram([shell]) ??
    playwrightChromium() ??
    installDebianChromium(shell) ??
    findProgram(names) ??
    installPlaywrightChromium() ??
    installDebianChromium('chromium');
  if (!found) throw new Error('No Chromium: install one and set CHROMIUM_PATH to it.');
  return found;
}

function installPlaywrightChromium() {
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

function installDebianChromium(name) {
  installDebianPackages([name]);
  return findProgram([name]);
}
