import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { replaceCatalogue } from '#server/catalogue/store/replace-catalogue.ts';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { contentIndexFile } from '#server/content/content-store.ts';
import { toProgram } from '#server/platform/command-line/command.ts';
import { listenForCommands } from '#server/platform/command-line/listen-for-commands.ts';
import { runTyped } from '#server/platform/command-line/testing/run-typed.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createDataFolder } from '#server/platform/database/testing/data-folder.ts';
import { sends } from '#server/platform/upstream/testing/behaviours.ts';
import { adminKey, startFakeIndexService, visitorKey } from '#server/search/testing/fake-index-service.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { testContent } from '#server/testing/test-content.ts';
import { searchCommand } from './search-command.ts';

const today = () => '2026-11-21';
const wait = async () => undefined;
let dataFolder = '';
let contentFolder = '';
let database: Database;

beforeAll(async () => {
  dataFolder = await createDataFolder();
  database = await openDatabase({ dataFolder });
  contentFolder = join(dataFolder, 'content');
  await mkdir(contentFolder);
  await writeFile(join(contentFolder, contentIndexFile), JSON.stringify([...testContent.entries.values()]));
});
afterAll(async () => {
  await database.close();
  await rm(dataFolder, { recursive: true });
});

function configFor(endpoint: string) {
  return readConfig({
    SEARCH_ENDPOINT: endpoint,
    SEARCH_KEY: visitorKey,
    SEARCH_INDEX: 'deals',
    SEARCH_ADMIN_KEY: adminKey,
  });
}

/** Runs a subcommand directly on the database and returns everything that it printed. */
async function ask(command: string, config = readConfig({}), texts = contentFolder) {
  const said: string[] = [];
  const feedback = { progress: (text: string) => void said.push(text), print: () => undefined };
  const program = toProgram(searchCommand, { database, config, today, wait, contentFolder: texts });
  try {
    said.push(...(await program.run({ command }, feedback)));
  } catch (error) {
    said.push(program.formatFailure(error));
  }
  return said.join('\n');
}

/** Runs a command line; the running site carries it out, if there is one. */
function run(line: string) {
  const contextOn = (opened: Database) => ({
    database: opened,
    config: readConfig({}),
    today,
    contentFolder,
  });
  return runTyped(searchCommand, line, { dataFolder, folder: dataFolder, contextOn });
}

/** Imports a catalogue with one vehicle. */
function importCatalogue() {
  const vehicles = [exampleVehicle('1000000001')];
  return replaceCatalogue(database, { vehicles, rateCards: [], source: 'test', isDemonstration: true });
}

test('fill is refused without a catalogue, and without a hosted service', async () => {
  const { baseUrl } = await startFakeIndexService();

  expect(await ask('fill', configFor(baseUrl))).toBe(
    'The database holds no catalogue yet: import one first.',
  );
  expect(await ask('fill')).toContain('There is no hosted search to fill: set SEARCH_ENDPOINT');
});

test('fill is refused where the texts are not built', async () => {
  const service = await startFakeIndexService();
  await importCatalogue();

  expect(await ask('fill', configFor(service.baseUrl), join(dataFolder, 'nothing'))).toBe(
    'The pages of text are not built yet: run npm run build, then fill.',
  );
  expect(service.store.indexes.size).toBe(0);
});

test('a site that may not show the demonstration does not fill the index with it', async () => {
  const service = await startFakeIndexService();
  await importCatalogue();
  const config = { ...configFor(service.baseUrl), demonstrationData: false };

  expect(await ask('fill', config)).toContain('The catalogue is a demonstration');
  expect(service.store.indexes.size).toBe(0);
});

test('fill puts the current catalogue in place, and status says when the index is out of date', async () => {
  const service = await startFakeIndexService();
  const config = configFor(service.baseUrl);
  await importCatalogue();

  expect(await ask('status', config)).toBe('There is no index deals yet: fill it.');
  expect(await ask('fill', config)).toMatch(
    /^sent: \d+ documents\nVisitors now search \d+ documents of catalogue version \d+ in the index deals; before, there were 0\.$/,
  );
  const titles = [...(service.store.indexes.get('deals')?.documents.values() ?? [])].map(
    ({ title }) => title,
  );
  expect(titles).toEqual(
    expect.arrayContaining([
      'Škoda Octavia Estate 1.5 TSI SE 5dr',
      'Request a callback',
      testContent.entries.get('/car-leasing/guides/driving-abroad')?.title,
    ]),
  );
  expect(await ask('status', config)).toMatch(/^The index deals has \d+ documents, filled at .*Z\.$/m);
  expect(await ask('status', config)).not.toContain('newer');
  await importCatalogue();
  expect(await ask('status', config)).toContain('newer than the index');
});

test('while the site runs, the site does the work of the command, and neither log nor output contains a key', async () => {
  const service = await startFakeIndexService();
  service.script(/swap/, sends(400, JSON.stringify({ message: `No: ${adminKey}`, code: 'bad_request' })));
  await importCatalogue();
  const { log, text } = recordLog();
  const context = { database, config: configFor(service.baseUrl), today, wait, contentFolder };
  const listening = await listenForCommands({
    dataFolder,
    database,
    log,
    programs: [toProgram(searchCommand, context)],
  });
  onTestFinished(() => listening.close());
  const failed = await run('fill');
  const filled = await run('fill');

  expect(failed).toMatchObject({
    code: 1,
    aside: expect.stringContaining('answered 400: No: … (bad_request)'),
  });
  expect(filled).toMatchObject({ code: 0, printed: expect.stringContaining('Visitors now search') });
  expect(text()).toContain('command failed');
  expect(`${text()}${JSON.stringify([failed, filled])}`).not.toContain('canary');
});

test('a second fill at the same time is refused', async () => {
  const { baseUrl } = await startFakeIndexService();

  expect(await database.exclusively('search index', () => ask('fill', configFor(baseUrl)))).toMatch(
    /search index/,
  );
});

test('wrong usage and help have their own exit codes', async () => {
  for (const line of ['flil', 'fill twice', 'fill --now'])
    expect(await run(line)).toMatchObject({
      code: 2,
      aside: expect.stringContaining('npm run search -- --help'),
    });
  expect(await run('--help')).toMatchObject({ code: 0, printed: expect.stringContaining('status') });
});

test('the script runs without a build', async () => {
  const script = join(import.meta.dirname, '../../../scripts/search.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--help']);

  expect(stdout).toContain('npm run search -- <command>');
});
