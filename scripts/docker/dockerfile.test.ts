import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverEnvironment, serverFlags } from '#scripts/server-process.mjs';
import { eventually } from '#server/testing/eventually.ts';
import { findFreePort } from '#server/testing/site-process.ts';
import { buildImage, type ImageFolder, startIn } from './testing/image-folder.ts';
import { readDockerfile, readDockerignore } from './testing/read-dockerfile.ts';

// Carries out the Dockerfile's steps in folders of this machine. Fails when a needed folder is not copied, a needed
// package is removed, or npm refuses the lock file.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const root = join(import.meta.dirname, '../..');
const readText = (name: string) => readFile(join(root, name), 'utf8');

let folder: string;
let image: ImageFolder;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-'));
  // The user of the image, who did not build it, must be able to enter the folder.
  await chmod(folder, 0o755);
  const stages = readDockerfile(await readText('Dockerfile'));
  image = await buildImage(stages, { root, folder, dockerignore: await readText('.dockerignore') });
  port = await findFreePort();
  await writeFile(join(image.workFolder, '.env'), `PORT=${port}\n`);
});
afterAll(() => rm(folder, { recursive: true }));

// As given by `docker run -e …`: development, because production refuses the embedded parts. The port is in a `.env`.
const settings = { NODE_ENV: 'development', LOG_LEVEL: 'warn' };

async function runCommand(program: string, args: readonly string[]) {
  const child = startIn(image, ['node', join('scripts', program), ...args], settings);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => said.push(text));
  const [code] = await once(child, 'close');
  return { code, said: said.join('') };
}

async function checkHealth(): Promise<number> {
  const [code] = await once(startIn(image, image.healthCheck, settings), 'close');
  return code;
}

test('the image runs in production, not as root, and holds no package that only the build needs', async () => {
  const packages = await readdir(join(image.workFolder, 'node_modules'));

  expect([image.env.NODE_ENV, image.isRoot]).toEqual(['production', false]);
  expect(packages).toContain('express');
  expect(packages).not.toContain('esbuild');
});

test('the image starts the site as npm start does', () => {
  expect(image.command).toEqual(['node', ...serverFlags, 'dist/server/main.js']);
  expect(image.env).toMatchObject(serverEnvironment);
});

test('the site starts in the image, is healthy only once it is ready, and its commands run', async () => {
  expect(await checkHealth()).toBe(1);
  const site = startIn(image, image.command, settings);
  const said: string[] = [];
  for (const stream of [site.stdout, site.stderr])
    stream?.setEncoding('utf8').on('data', (text) => said.push(text));
  const ended = once(site, 'close');
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(async () => (site.exitCode === null ? await isReady() : said.join('')), true, 90_000);
  const page = await fetch(`${origin}/car-leasing`);
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await page.text())?.[1];

  expect([page.status, (await fetch(origin + style)).status]).toEqual([200, 200]);
  expect(await checkHealth()).toBe(0);
  expect(await runCommand('catalogue.ts', ['status'])).toMatchObject({ code: 0 });
  expect(await runCommand('enquiries.ts', ['list'])).toMatchObject({ code: 0 });
  expect(await runCommand('search.ts', ['--help'])).toMatchObject({ code: 0 });
  site.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a .env beside the package is read by the commands', async () => {
  await writeFile(join(image.workFolder, '.env'), 'DATABASE_URL=mysql://db.example/x\n');
  const { code, said } = await runCommand('catalogue.ts', ['status']);

  expect([code, said]).toEqual([1, expect.stringContaining('- DATABASE_URL must begin with')]);
});

test('no file that git ignores gets into the build', async () => {
  const isIgnored = readDockerignore(await readText('.dockerignore'));
  const ignoredByGit = (await readText('.gitignore')).split('\n').filter(Boolean);
  const examples = ignoredByGit.map((line) => line.replace(/\/$/, '').replace('*', 'server/x'));

  expect(examples.filter((path) => !isIgnored(path))).toEqual([]);
  expect([isIgnored('.git'), isIgnored('.env.example'), isIgnored('scripts/build.ts')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the error of a failing step has its command and its output', async () => {
  const [stage] = readDockerfile('FROM node AS build\nWORKDIR /app\n# a remark\nRUN ls \\\n  /app/none\n');
  const build = buildImage(stage ? [stage] : [], { root, folder: join(folder, 'other'), dockerignore: '' });

  await expect(build).rejects.toThrow(/ls +\S+\/app\/none ended with \d: .*No such file/);
});
