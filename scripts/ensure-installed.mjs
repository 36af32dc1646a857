// Runs on the machine's own Node of any version, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** The project's own Node, pinned in package.json. */
export const projectNode = join(root, 'node_modules/.bin/node');

/**
 * `ci` installs exactly what the lock file says and starts from nothing, so that a half-finished install is never kept.
 * Packages
 * for building and testing are installed even if NODE_ENV or npm's configuration would leave them out. npm's warnings,
 * such as those about the machine's Node, are hidden: the project uses a Node of its own.
 */
const install = [
  ...['ci', '--include=dev', '--include=optional', '--include=peer'],
  ...['--no-audit', '--no-fund', '--loglevel=error'],
];

/** Packages with a separate package for each platform, which can be missing although they are installed. */
const platformPackages = ['esbuild', 'lightningcss'];

const noticeMs = 30_000;

/**
 * Installs the packages of package-lock.json in `folder`, unless exactly these are installed already. If that fails, it
 * says why and ends the process with 1; the next start tries again.
 */
export async function ensureInstalled(folder = root) {
  const marker = join(folder, 'node_modules/.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const isMarked = existsSync(marker) && readFileSync(marker, 'utf8') === lock;
  if (isMarked && listMissingPackages(folder).length === 0) return;
  rmSync(marker, { force: true });
  await installPackages(folder);
  const missing = [...listMissingPackages(folder), ...listBrokenPackages(folder)];
  if (missing.length > 0) endWith(toMissingMessage(missing));
  writeFileSync(marker, lock);
}

/** Shows npm's output only when npm fails. */
async function installPackages(folder) {
  console.error('Installing packages: about a minute on a first start …');
  const startedAt = Date.now();
  const notice = setInterval(() => {
    console.error(`Still installing packages, after ${Math.round((Date.now() - startedAt) / 1000)} s …`);
  }, noticeMs);
  const { code, said } = await runNpm(folder);
  clearInterval(notice);
  if (code === 0) return;
  endWith(`${said.trimEnd()}\nThe packages could not be installed: npm ${whyNpmFailed(code, said)}`);
}

async function runNpm(folder) {
  const said = [];
  const npm = spawn('npm', install, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text) => said.push(text));
  const [code, signal] = await once(npm, 'close').catch((error) => [error.code]);
  return { code: code ?? signal, said: said.join('') };
}

function whyNpmFailed(code, said) {
  if (code === 'ENOENT') return 'is not there. Install it, and start again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network/i.test(said))
    return 'did not reach its registry. See that this machine reaches what `npm config get registry` names, and start again.';
  return `ended with ${code}, and says why above. Put that right, and start again.`;
}

function toMissingMessage(missing) {
  return [
    'npm installed the packages, but these are missing or do not run on this machine:',
    ...missing.map((name) => `- ${name}`),
    'See that npm may install what package-lock.json names, also optional packages and install scripts',
    '(`npm config list` shows what is set: ignore-scripts, omit, os, cpu), and start again.',
  ].join('\n');
}

/** Packages in package.json, under these keys of it, that are not in node_modules. */
export function listMissingPackages(folder, keys = ['dependencies', 'devDependencies']) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return keys
    .flatMap((key) => Object.keys(manifest[key] ?? {}))
    .filter((name) => !existsSync(join(folder, 'node_modules', name, 'package.json')));
}

/** Packages that are installed without their part for this platform. */
function listBrokenPackages(folder) {
  const ownNode = join(folder, 'node_modules/.bin/node');
  const runs = (code) => spawnSync(ownNode, ['-e', code], { cwd: folder, stdio: 'ignore' }).status === 0;
  if (!runs('')) return ['node (node_modules/.bin/node, which an install script puts there)'];
  return platformPackages
    .filter((name) => existsSync(join(folder, 'node_modules', name)))
    .filter((name) => !runs(`require(${JSON.stringify(name)})`))
    .map((name) => `${name} (its part for ${process.platform} on ${process.arch})`);
}

function endWith(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
