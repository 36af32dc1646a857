import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** The output of a command that ends with 1, when its file of settings has this content. */
async function failWith(command: string, settings: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'command-settings-'));
  const ENV_FILE = join(folder, 'site.env');
  writeFileSync(ENV_FILE, settings);
  const program = join(import.meta.dirname, `${command}.ts`);
  const failed: unknown = await promisify(execFile)(process.execPath, [program, '--help'], {
    env: { PATH, NODE_COMPILE_CACHE, ENV_FILE },
  }).catch((error: unknown) => error);
  rmSync(folder, { recursive: true });
  expect(failed).toMatchObject({ code: 1 });
  return (failed as { readonly stderr: string }).stderr;
}

test.each(['catalogue', 'enquiries', 'search'])('npm run %s reads the file of settings', async (command) => {
  const complaint = await failWith(command, 'DATABASE_URL=mysql://db.example/x\n');

  expect(complaint).toBe(
    'The configuration cannot be used:\n- DATABASE_URL must begin with postgres:// or postgresql://\n',
  );
});

test('a command reports faults of the file of settings without a stack', async () => {
  expect(await failWith('catalogue', 'PORT\n')).toMatch(/site\.env, line 1: write NAME=value.*\n$/);
});

const root = join(import.meta.dirname, '..');
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts;
/** They install by themselves, or are npm's own. */
const withoutPackages = ['start', 'test', 'check', 'sbom'];

function runScript(folder: string, name: string, typed = '--help') {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', `${scripts[name]} ${typed}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { NODE_COMPILE_CACHE, PATH: `${join(folder, 'node_modules/.bin')}:${PATH}`, ENV_FILE: '/dev/null' },
  });
  return { name, status, stdout, stderr };
}

test('every npm command says in a clone without packages what to run, and nothing else', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  mkdirSync(join(clone, 'scripts'));
  cpSync(join(root, 'package.json'), join(clone, 'package.json'));
  for (const file of ['check-installed.mjs', 'ensure-installed.mjs'])
    cpSync(join(import.meta.dirname, file), join(clone, 'scripts', file));

  for (const name of Object.keys(scripts).filter((each) => !withoutPackages.includes(each)))
    expect(runScript(clone, name)).toEqual({
      ...{ name, status: 1, stdout: '' },
      stderr: expect.stringMatching(/^The packages are not installed\. .*\n\n {2}npm ci --include=dev\n/),
    });
});

test('every npm command answers --help, and does nothing else', () => {
  for (const name of Object.keys(scripts).filter((each) => each !== 'sbom'))
    expect(runScript(root, name)).toMatchObject({ name, status: 0, stdout: expect.stringMatching(/\S/) });
}, 60_000);

test('every command that is typed wrongly says so in a sentence, without a stack, and ends with 2', () => {
  const commands = ['bench', 'siege', 'deploy', 'catalogue', 'enquiries', 'reviews', 'search'];
  for (const name of commands)
    expect(runScript(root, name, '--nonsense')).toEqual({
      ...{ name, status: 2, stdout: '' },
      stderr: expect.stringMatching(/^(Nothing was touched\. )?Unknown option '--nonsense'(?!.*\n {4}at )/s),
    });
  for (const [name, typed] of [
    ['siege', 'something'],
    ['bench', '--only=something'],
  ] as const)
    expect(runScript(root, name, typed)).toEqual({
      ...{ name, status: 2, stdout: '' },
      stderr: expect.stringMatching(new RegExp(`something.*\nSee: npm run ${name} -- --help\n$`)),
    });
}, 60_000);
