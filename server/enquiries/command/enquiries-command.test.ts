import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { catalogueCommand } from '#server/catalogue/command/catalogue-command.ts';
import { toCommandContext } from '#server/enquiries/testing/command-context.ts';
import {
  manyEnquiries,
  storeEnquiries,
  withoutEnquiries,
} from '#server/enquiries/testing/store-enquiries.ts';
import { toProgram } from '#server/platform/command-line/command.ts';
import { listenForCommands } from '#server/platform/command-line/listen-for-commands.ts';
import { runTyped } from '#server/platform/command-line/testing/run-typed.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createDataFolder } from '#server/platform/database/testing/data-folder.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { enquiriesCommand } from './enquiries-command.ts';

let folder = '';
let dataFolder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
  dataFolder = await createDataFolder(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const run = (line: string) =>
  runTyped(enquiriesCommand, line, { dataFolder, folder, contextOn: toCommandContext });

/** Stands in for a running site: it has the database open and listens for commands. */
async function startSite() {
  const database = await openDatabase({ dataFolder });
  await database.migrate(migrationsFolder);
  await withoutEnquiries(database);
  const recorded = recordLog();
  const context = { database, demonstrationFolder: folder, today: () => '2026-11-21' };
  const programs = [
    toProgram(catalogueCommand, context),
    toProgram(enquiriesCommand, toCommandContext(database)),
  ];
  const listening = await listenForCommands({ dataFolder, database, log: recorded.log, programs });
  onTestFinished(async () => {
    await listening.close();
    await database.close();
  });
  return { database, recorded };
}

test('without a running site the command works on the database itself', async () => {
  expect(await run('list')).toMatchObject({ code: 0, printed: 'No enquiry.' });
  expect(await run('erase ENQ-NONE')).toEqual({
    code: 1,
    printed: '',
    aside: 'There is no enquiry ENQ-NONE. Nothing has changed.',
  });
});

test('while the site runs the command hands its work over, with the same result', async () => {
  const { database, recorded } = await startSite();
  const [reference] = await storeEnquiries(database, manyEnquiries(3));
  const exported = await run('export --format jsonl');

  expect((await run('list')).printed.split('\n')).toHaveLength(3);
  expect(exported).toMatchObject({ code: 0, aside: '3 enquiries exported.' });
  expect(exported.printed.split('\n').map((line) => JSON.parse(line).reference)).toContain(reference);
  expect(await run('erase ENQ-NONE')).toMatchObject({
    code: 1,
    aside: expect.stringContaining('no enquiry'),
  });
  expect(await run(`erase ${reference}`)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Erased'),
  });
  expect(await run('erase --email ada@example.com')).toMatchObject({ code: 0 });
  expect(recorded.text()).not.toMatch(/ada/i);
});

test('an export goes into a new file that only its owner reads', async () => {
  const { database } = await startSite();
  await storeEnquiries(database, [{}]);
  await writeFile(join(folder, 'there.csv'), 'precious');

  expect(await run('export --out new.csv')).toMatchObject({ code: 0, printed: '' });
  const lines = (await readFile(join(folder, 'new.csv'), 'utf8')).split('\n');
  expect(lines[0]).toMatch(/^"Reference","Kind","Received",/);
  expect(lines[1]).toMatch(/^"ENQ-/);
  expect((await stat(join(folder, 'new.csv'))).mode & 0o777).toBe(0o600);
  expect(await run('export --out there.csv')).toMatchObject({ code: 1 });
  expect(await readFile(join(folder, 'there.csv'), 'utf8')).toBe('precious');
});

test('wrong usage and help have their own exit codes', async () => {
  expect(await run('lsit')).toMatchObject({
    code: 2,
    aside: expect.stringContaining('npm run enquiries -- --help'),
  });
  expect(await run('list --since 21/11/26')).toMatchObject({
    code: 2,
    aside: expect.stringMatching(/^--since .*give the year in full.*such as 21\/11\/2026/),
  });
  expect(await run('--help')).toMatchObject({ code: 0, printed: expect.stringContaining('redeliver') });
});

test('the script runs without a build', async () => {
  const script = join(import.meta.dirname, '../../../scripts/enquiries.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--help']);

  expect(stdout).toContain('npm run enquiries -- <command>');
});
