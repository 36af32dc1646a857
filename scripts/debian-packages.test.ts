import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Two invented packages, and a script instead of apt-get that does what the test says.

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Only root may install; for other users no installation is tried. */
const isRoot = process.getuid?.() === 0;
const needed =
  "['made-up-one', 'made-up-two'].map((name) => ({ name, isThere: () => !!findProgram([name]) }))";

function ensureWith(aptGet: string) {
  const script = `#!/bin/sh\necho "$SYSTEMD_OFFLINE $@" >> '${folder}/calls'\n${aptGet}\n`;
  writeFileSync(join(folder, 'apt-get'), script, { mode: 0o755 });
  const module = pathToFileURL(join(import.meta.dirname, 'debian-packages.mjs')).href;
  const code = `const { ensureTestServers, findProgram } = await import('${module}'); ensureTestServers(${needed});`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: `${folder}:/bin` },
  });
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '';
  return { stderr, calls: calls.split('\n').slice(0, -1) };
}

const place = (name: string) => `echo > '${folder}/${name}'; chmod +x '${folder}/${name}';`;

test.skipIf(!isRoot)('missing packages are installed together, and no service is started', () => {
  const { stderr, calls } = ensureWith(`${place('made-up-one')} ${place('made-up-two')}`);

  expect(calls).toEqual(['1 update -q', '1 install -q -y --no-install-recommends made-up-one made-up-two']);
  expect(stderr).toBe('Installing the Debian packages made-up-one, made-up-two …\n');
  expect(ensureWith('exit 1')).toEqual({ stderr: '', calls });
});

test('packages that cannot be installed are named, with the consequence', () => {
  writeFileSync(join(folder, 'made-up-one'), '', { mode: 0o755 });
  const { stderr, calls } = ensureWith("echo 'E: no such package' >&2; exit 100");

  expect(calls).toHaveLength(isRoot ? 2 : 0);
  if (isRoot) expect(stderr).toMatch(/E: no such package\n.*\napt-get could not install them/s);
  expect(stderr).toMatch(/Not on this machine: made-up-two\. Tests that need them are skipped/);
});
