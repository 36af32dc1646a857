import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A user who is not root does not always have the folder of servers on the PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** What tests need besides npm's packages: each is a server that they start themselves, on ports and folders of their own. */
const testServers = [
  { name: 'redis-server', isThere: () => findProgram(['redis-server']) !== undefined },
  { name: 'postgresql', isThere: hasPostgresql },
  { name: 'haproxy', isThere: () => findProgram(['haproxy']) !== undefined },
];

/** Installs those that this machine has not, or says which tests will be skipped without them. */
export function ensureTestServers(servers = testServers) {
  const missing = servers.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length > 0) installDebianPackages(missing);
  const left = servers.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (left.length === 0) return;
  console.error(
    `Not on this machine: ${left.join(', ')}. Tests that need them are skipped; for those, run as root:\n` +
      `apt-get install ${left.join(' ')}`,
  );
}

/** Installs these in one go where that is possible: as root, on Debian. Their services are not started. */
export function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  console.error(`Installing the Debian packages ${names.join(', ')} …`);
  // Told that it is offline, systemctl starts nothing; without systemd, Debian starts nothing in a container.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  const options = { encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 };
  const update = spawnSync('apt-get', ['update', '-q'], options);
  const install = spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], options);
  if (install.status === 0) return;
  console.error([update, install].map(({ stdout, stderr }) => `${stdout}${stderr}`).join(''));
  console.error('apt-get could not install them, and says why above.');
}

/** Path of the first of these programs that is on this machine. */
export function findProgram(names) {
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where Debian keeps its programs, which are not on the PATH. */
function hasPostgresql() {
  try {
    const versions = readdirSync('/usr/lib/postgresql');
    return versions.some((version) => isExecutable(`/usr/lib/postgresql/${version}/bin/initdb`));
  } catch {
    return false;
  }
}
