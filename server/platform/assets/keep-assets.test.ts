import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { addAndThin, type KeptFolder, keepAssets } from './keep-assets.ts';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** A build with these files, and a folder that does not exist yet. */
function place(files: Readonly<Record<string, string>> = { 'entry-AAAA1111.js': 'run()' }): KeptFolder {
  const temporary = mkdtempSync(join(tmpdir(), 'keep-assets-'));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  const own = join(temporary, 'own');
  mkdirSync(own);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  return { own, folder: join(temporary, 'data/kept') };
}

/** Puts a file into the folder, last changed some days ago. */
function put({ folder }: KeptFolder, name: string, days: number, text = 'old'): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), daysAgo(days), daysAgo(days));
}

const list = ({ folder }: KeptFolder) => readdirSync(folder).sort();

test('a build’s scripts and styles are added with their compressed forms, and nothing else', async () => {
  const files = ['entry-AAAA1111.js', 'entry-AAAA1111.js.br', 'entry-AAAA1111.js.gz', 'site-0123abcd.css'];
  const others = ['readme.txt', 'entry.js', 'entry-AAAA1111.js.map'];
  const at = place(Object.fromEntries([...files, ...others].map((name) => [name, name])));
  await addAndThin(at, now);

  expect(list(at)).toEqual(files);
  expect(readFileSync(join(at.folder, 'entry-AAAA1111.js'), 'utf8')).toBe('entry-AAAA1111.js');
});

test('an existing file is marked as in use, or copied again when it is incomplete', async () => {
  const at = place({ 'entry-AAAA1111.js': 'run()', 'page-BBBB2222.js': 'draw()' });
  put(at, 'entry-AAAA1111.js', 20, 'run()');
  put(at, 'page-BBBB2222.js', 20, 'dra');
  const { ino } = lstatSync(join(at.folder, 'entry-AAAA1111.js'));
  await addAndThin(at, now);

  expect(lstatSync(join(at.folder, 'entry-AAAA1111.js'))).toMatchObject({ ino, mtime: now });
  expect(readFileSync(join(at.folder, 'page-BBBB2222.js'), 'utf8')).toBe('draw()');
});

test('files that no build has touched for 30 days are removed; those of the running build and those that are not ours stay', async () => {
  const at = place();
  put(at, 'entry-AAAA1111.js', 400, 'run()');
  put(at, 'entry-CCCC3333.js', 29);
  put(at, 'entry-DDDD4444.js', 31);
  put(at, 'entry-DDDD4444.js.br', 31);
  put(at, 'notes.txt', 400);
  put(at, '.half-written.tmp', 2);
  put(at, '.being-written.tmp', 0);
  await addAndThin(at, now);

  expect(list(at)).toEqual(['.being-written.tmp', 'entry-AAAA1111.js', 'entry-CCCC3333.js', 'notes.txt']);
});

test('a link with the name of a file is replaced by the file, and its target is not changed', async () => {
  const at = place();
  const elsewhere = join(at.own, '../elsewhere.js');
  writeFileSync(elsewhere, 'canary');
  mkdirSync(at.folder, { recursive: true });
  symlinkSync(elsewhere, join(at.folder, 'entry-AAAA1111.js'));
  await addAndThin(at, now);

  expect(lstatSync(join(at.folder, 'entry-AAAA1111.js')).isFile()).toBe(true);
  expect(readFileSync(join(at.folder, 'entry-AAAA1111.js'), 'utf8')).toBe('run()');
  expect(readFileSync(elsewhere, 'utf8')).toBe('canary');
});

test('several nodes of several builds fill one folder at once', async () => {
  const shared = 'chunk-EEEE5555.js';
  const places = ['F', 'G', 'H', 'J'].map((letter) =>
    place({ [shared]: 'shared()', [`entry-${letter.repeat(8)}.js`]: letter.repeat(50_000) }),
  );
  const folder = place().folder;
  await Promise.all([...places, ...places].map(({ own }) => addAndThin({ own, folder }, now)));

  expect(list({ own: '', folder })).toEqual([
    shared,
    ...['F', 'G', 'H', 'J'].map((letter) => `entry-${letter.repeat(8)}.js`),
  ]);
  expect(readFileSync(join(folder, 'entry-HHHHHHHH.js'), 'utf8')).toBe('H'.repeat(50_000));
});

test('a running node adds its files again and again', async () => {
  const at = place();
  await keepAssets({ ...at, log: recordLog().log, everyMs: 50 });
  rmSync(join(at.folder, 'entry-AAAA1111.js'));

  await eventually(() => list(at), ['entry-AAAA1111.js']);
});

test('a folder that cannot be written causes a line that names the setting, not a failure', async () => {
  const at = place();
  writeFileSync(join(at.own, '../data'), 'a file where the folder should be');
  const recorded = recordLog();
  await keepAssets({ ...at, log: recorded.log });

  expect(recorded.events()).toEqual(['background work fails']);
  expect(recorded.text()).toContain('"level":"error"');
  expect(recorded.text()).toContain('ASSETS_FOLDER');
});
