import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

// A project of two packages, and a script instead of npm that does what the test says.

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(
    join(folder, 'package.json'),
    '{"dependencies":{"express":"1"},"devDependencies":{"esbuild":"1"}}',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const addPackage = (name: string, code = '') =>
  `mkdir -p node_modules/${name}; echo '{}' > node_modules/${name}/package.json; echo '${code}' > node_modules/${name}/index.js`;
const addNode = `mkdir -p node_modules/.bin; ln -sf '${process.execPath}' node_modules/.bin/node`;
const installAll = [addNode, addPackage('express'), addPackage('esbuild')].join('\n');

/** Runs the step with this script instead of npm. `calls` are the arguments of each call so far. */
function ensureWith(npm: string, env: NodeJS.ProcessEnv = {}) {
  const script = `#!/bin/sh\necho "$@" >> calls\n${npm}\n`;
  writeFileSync(join(folder, 'bin/npm'), script, { mode: 0o755 });
  const module = pathToFileURL(join(import.meta.dirname, 'ensure-installed.mjs')).href;
  const code = `(await import('${module}')).ensureInstalled(${JSON.stringify(folder)})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`, ...env },
  });
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '';
  return { status, stderr, calls: calls.split('\n').slice(0, -1) };
}

test('packages are installed once, also in production with those for building and testing, and quietly', () => {
  const first = ensureWith(`${installAll}\necho 'npm warn EBADENGINE' >&2`, { NODE_ENV: 'production' });
  const second = ensureWith('exit 1');

  expect(first).toMatchObject({ status: 0, calls: [expect.stringMatching(/^ci .*--include=dev /)] });
  expect(first.stderr).toMatch(/^Installing packages: .*\n$/);
  expect(second).toMatchObject({ status: 0, stderr: '', calls: first.calls });
});

test('npm’s output is shown when it fails, and the next start tries again', () => {
  const failed = ensureWith(`${installAll}\necho 'npm error something' >&2\nexit 7`);
  const again = ensureWith(installAll);

  expect(failed.status).toBe(1);
  expect(failed.stderr).toMatch(/npm error something\nThe packages could not be installed: npm ended with 7/);
  expect(again).toMatchObject({ status: 0, calls: [expect.anything(), expect.anything()] });
});

test('when the registry cannot be reached, the message says so', () => {
  const { status, stderr } = ensureWith('echo "npm error code ENOTFOUND" >&2; exit 1');

  expect([status, stderr]).toEqual([1, expect.stringContaining('npm did not reach its registry')]);
});

test('an incomplete install counts as failed, and the missing packages are named', () => {
  const withoutOne = ensureWith([addNode, addPackage('express')].join('\n'));
  const withoutPlatform = ensureWith(
    [addNode, addPackage('express'), addPackage('esbuild', 'require("./platform")')].join('\n'),
  );
  const withoutNode = ensureWith(`rm node_modules/.bin/node\n${addPackage('esbuild')}`);
  const whole = ensureWith(installAll);

  expect([withoutOne.status, withoutOne.stderr]).toEqual([1, expect.stringMatching(/\n- esbuild\n/)]);
  expect(withoutPlatform.stderr).toMatch(/\n- esbuild \(its part for /);
  expect(withoutNode.stderr).toMatch(/\n- node \(/);
  expect(whole).toMatchObject({ status: 0, calls: { length: 4 } });
});

test('packages that were removed after an install are installed again', () => {
  ensureWith(installAll);
  rmSync(join(folder, 'node_modules/esbuild'), { recursive: true });

  expect(ensureWith(installAll)).toMatchObject({ status: 0, calls: { length: 2 } });
});
