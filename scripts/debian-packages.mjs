import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders to look in. The PATH of users other than root may not have the folder of servers. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** Servers that tests need besides npm's packages. Tests start them themselves, on ports and folders of their own. */
const testServers = [
  { name: 'redis-server', isThere: () => findProgram(['redis-server']) !== undefined },
  { name: 'postgresql', isThere: hasPostgresql },
  ...['haproxy', 'nginx', 'openssl'].map((name) => ({
    name,
    isThere: () => findProgram([name]) !== undefined,
  })),
];

/** Installs the servers that this machine does not have, or says which tests are skipped without them. */
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

/** Installs these packages at once where possible: as root, on Debian. Does not start their services. */
export function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  console.error(`Installing the Debian packages ${names.join(', ')} …`);
  // SYSTEMD_OFFLINE keeps systemctl from starting services; without systemd, Debian starts none in a container.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  const options = { encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 };
  const update = spawnSync('apt-get', ['update', '-q'], options);
  const install = spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], options);
  if (install.status === 0) return;
  console.error([update, install].map(({ stdout, stderr }) => `${stdout}${stderr}`).join(''));
  console.error('apt-get could not install them, and says why above.');
}

/** Path of the first of these programs on this machine. */
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

/** Whether PostgreSQL is installed: Debian keeps its programs in a folder that is not on the PATH. */
function hasPostgresql() {
  try {
    const versions = readdirSync('/usr/lib/postgresql');
    return versions.some((version) => isExecutable(`/usr/lib/postgresql/${version}/bin/initdb`));
  } catch {
    return false;
  }
}
