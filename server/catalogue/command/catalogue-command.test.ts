import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ratesCsv, vehiclesCsv } from '#server/catalogue/import/testing/feed-files.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { replaceCatalogue } from '#server/catalogue/store/replace-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { enquiriesCommand } from '#server/enquiries/command/enquiries-command.ts';
import { toCommandContext } from '#server/enquiries/testing/command-context.ts';
import { toProgram } from '#server/platform/command-line/command.ts';
import { listenForCommands } from '#server/platform/command-line/listen-for-commands.ts';
import { runTyped } from '#server/platform/command-line/testing/run-typed.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createDataFolder } from '#server/platform/database/testing/data-folder.ts';
import { catalogueCommand } from './catalogue-command.ts';

const demonstrationFolder = join(import.meta.dirname, '../demonstration');
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const today = () => '2026-11-21';

// Opening an embedded database takes about a second; on a busy machine it can take ten times as long.
vi.setConfig({ testTimeout: 90_000 });

let folder = '';
let dataFolder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
  dataFolder = await createDataFolder(folder);
  await writeFile(join(folder, 'v.csv'), vehiclesCsv({}, { vehicle_ref: '1000000002' }));
  await writeFile(join(folder, 'r.csv'), ratesCsv({}));
  await writeFile(join(folder, 'bad.csv'), vehiclesCsv({ make: '' }));
  await writeFile(join(folder, 'v1.csv'), vehiclesCsv({}));
  await writeFile(join(folder, 'tenth.csv'), ratesCsv({ monthly_rental: '24.95' }));
  await writeFile(join(folder, 'ended.csv'), ratesCsv({ valid_to: '2026-11-20', ratebook: 'EX-0' }));
  await writeFile(
    join(folder, 'words.csv'),
    ratesCsv(
      { contract: 'PCH', valid_from: '01/11/2026', maintained: 'N', excess_ppm: '9.65' },
      { contract: 'BCH', term_months: '48 months', valid_from: '1 Nov 2026', excess_ppm: '9.65' },
      { contract: 'pch', valid_from: '01/11/2026', term_months: '24', excess_ppm: '9.7' },
    ).replaceAll(',', ';'),
  );
});
afterAll(() => rm(folder, { recursive: true }));

function run(line: string, signal?: AbortSignal) {
  const contextOn = (database: Database) => ({ database, demonstrationFolder, today });
  return runTyped(catalogueCommand, line, { dataFolder, folder, contextOn, signal });
}

/** A site as far as these tests need it: it has the database open and listens for commands. */
async function startSite() {
  const database = await openDatabase({ dataFolder });
  await database.migrate(migrationsFolder);
  await emptyCatalogue(database);
  const listening = await listenForCommands({
    dataFolder,
    database,
    log: quiet,
    programs: [
      toProgram(catalogueCommand, { database, demonstrationFolder, today }),
      toProgram(enquiriesCommand, toCommandContext(database)),
    ],
  });
  onTestFinished(async () => {
    await listening.close();
    await database.close();
  });
  return database;
}

test('without a running site the command works on the database itself', async () => {
  expect(await run('status')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('no catalogue yet'),
  });
  const imported = await run('import --vehicles v.csv --rates r.csv');
  expect(imported).toMatchObject({ code: 0, printed: expect.stringContaining('Imported as version 1.') });
  expect((await run('status')).printed).toContain('2 vehicles, 1 rates');
  expect((await run('versions')).printed).toContain('from v.csv, r.csv');
  const refused = await run('import --vehicles bad.csv');
  expect(refused).toMatchObject({ code: 1, aside: expect.stringContaining('no good row') });
  expect(refused.aside).toContain('Nothing has changed.');
});

test('with the site running the command hands its work over, with the same result', async () => {
  const database = await startSite();

  const imported = await run('import --vehicles v.csv --rates r.csv');
  const refused = await run('import --vehicles bad.csv');

  expect(imported).toMatchObject({ code: 0, printed: expect.stringContaining('Imported as version 1.') });
  expect(imported.aside).toContain('writing: 100%');
  expect(refused).toMatchObject({ code: 1, aside: expect.stringContaining('no good row') });
  expect(await readFile(join(folder, 'bad.csv.rejects.csv'), 'utf8')).toContain('2,make,is empty,');
  expect((await loadCatalogue(database))?.vehicles).toHaveLength(2);
});

/** Imports that stop to be confirmed, and the findings of each. */
const doubtful = [
  ['import --replace --vehicles v1.csv --rates r.csv', [/1 of 2 vehicles \(50\.0%\) would go/]],
  ['import --rates tenth.csv', [/median personal price falls by 90%/, /£249\.50 → £24\.95 \(−90\.0%\)/]],
  ['import --rates ended.csv', [/EX-0 \(Example Finance\) ended on 2026-11-20/]],
] as const;

async function expectQuestion([line, findings]: (typeof doubtful)[number]): Promise<void> {
  const stopped = await run(line);
  expect([line, stopped.code, stopped.printed]).toEqual([line, 3, '']);
  for (const words of findings) expect(stopped.aside).toMatch(words);
  expect(stopped.aside).toMatch(/^Stopped: nothing has changed\. .*--confirm\.$/m);
  expect((await run('status')).printed).toContain('Version 1,');
}

test('an import that is plainly wrong asks to be confirmed and exits with 3, without a running site', async () => {
  const database = await openDatabase({ dataFolder });
  await emptyCatalogue(database);
  await database.close();
  expect(await run('import --vehicles v.csv --rates r.csv')).toMatchObject({ code: 0 });

  await expectQuestion(doubtful[1]);
});

test('an import that is plainly wrong asks to be confirmed and exits with 3, on the running site too', async () => {
  await startSite();
  expect(await run('import --vehicles v.csv --rates r.csv')).toMatchObject({ code: 0 });

  for (const each of doubtful) await expectQuestion(each);
  const { code, printed } = await run(`${doubtful[1][0]} --confirm`);

  expect(code).toBe(0);
  for (const words of doubtful[1][1]) expect(printed).toMatch(words);
  expect(printed).toContain('You confirmed this:');
  expect(printed).toContain('Imported as version 2.');
});

test('a dry run shows the findings of the import, and exits with 0', async () => {
  await startSite();
  expect(await run('import --vehicles v.csv --rates r.csv')).toMatchObject({ code: 0 });

  for (const [line, findings] of doubtful) {
    const { code, printed } = await run(`${line} --dry-run`);
    expect([line, code]).toEqual([line, 0]);
    for (const words of findings) expect(printed).toMatch(words);
    expect(printed).toContain('Without --dry-run it would stop and ask for --confirm.');
  }
});

test('words that staff use are understood, and the outcome says how they were read', async () => {
  await startSite();
  await run('import --vehicles v.csv --rates r.csv');

  const { code, printed, aside } = await run('import --rates words.csv');

  expect([code, aside.includes('rejected')]).toEqual([0, false]);
  for (const line of [
    'words.csv: cells separated by semicolons.',
    'words.csv, contract: PCH read as personal (2 rows).',
    'words.csv, contract: BCH read as business (1 row).',
    'words.csv, valid_from: dates read day first, such as 01/11/2026 as 2026-11-01 (3 rows).',
    'words.csv, maintained: N read as no (1 row).',
    'words.csv, excess_ppm: rounded up to tenths of a penny, such as 9.65 as 9.7 (2 rows).',
  ]) {
    expect(printed.split('\n')).toContain(line);
  }
});

test('a real feed replaces the demonstration, needs both files for that, and says so', async () => {
  const database = await startSite();
  const demonstration = { vehicles: [exampleVehicle('9000000000')], rateCards: [] };
  await replaceCatalogue(database, { ...demonstration, source: 'demonstration', isDemonstration: true });

  const half = await run('import --rates r.csv');
  const whole = await run('import --vehicles v.csv --rates r.csv');
  const back = await run('import-demo');

  expect(half).toMatchObject({
    code: 1,
    aside: expect.stringContaining('give its vehicles and its rates together'),
  });
  expect(whole).toMatchObject({ code: 0, printed: expect.stringContaining('this import replaces it whole') });
  expect((await run('status')).printed).toContain('2 vehicles, 1 rates.');
  expect(back).toMatchObject({ code: 1, aside: expect.stringContaining('Use --replace') });
});

test('versions say who made them and why, and an undo goes back', async () => {
  await startSite();
  await run('import --vehicles v.csv --rates r.csv --by Ada --reason first');
  await run('import --rates tenth.csv --by Grace --reason November --confirm');

  const undone = await run('undo --by Ada --reason slipped-point');

  expect(undone).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Version 1 is back, as version 3.'),
  });
  expect(undone.printed).toContain('£24.95 → £249.50');
  const { printed } = await run('versions');
  expect(printed).toMatch(
    /3 {2}shown now {3}undone [\d-]+ [\d:]+, by Ada, back to version 1, 2 vehicles, 1 rates/,
  );
  expect(printed).toMatch(/2 {2}kept {8}imported .*, by Grace, from tenth\.csv.*\n {19}November/);
  const shown = await run('versions --show 2');
  for (const line of [
    'Rate rows: 1 good',
    'Rates: 0 added, 0 removed, 1 changed.',
    'Confirmed all the same:',
  ]) {
    expect(shown.printed).toContain(line);
  }
  const json = JSON.parse((await run('versions --show 2 --json')).printed);
  expect(json).toMatchObject({ madeBy: 'Grace', report: { difference: { rates: { changed: 1 } } } });
  expect(JSON.parse((await run('versions --json')).printed)).toHaveLength(3);

  expect(await run('undo 9')).toMatchObject({
    code: 1,
    aside: expect.stringContaining('You can go back to: 2, 1.'),
  });
  expect(await run('versions --show 9')).toMatchObject({
    code: 1,
    aside: expect.stringContaining('no version 9'),
  });
});

test('ratebooks are listed, and a vehicle or ratebook is withdrawn, by command', async () => {
  await startSite();
  expect((await run('ratebooks')).printed).toBe('No ratebooks.');
  expect(await run('withdraw --ratebook EX-1 --reason x')).toMatchObject({
    code: 1,
    aside: 'The site has no catalogue yet. Nothing has changed.',
  });
  await run('import --vehicles v.csv --rates r.csv');

  expect((await run('ratebooks')).printed).toContain(
    '71 days left   EX-1 (Example Finance)  2026-11-01 to 2027-01-31  1 vehicles, 1 rates\n               No price after that: 1 vehicles.',
  );
  expect(JSON.parse((await run('ratebooks --json')).printed)).toMatchObject([
    { ratebookId: 'EX-1', daysLeft: 71 },
  ]);
  expect(await run('withdraw --ratebook EX-9 --reason x')).toMatchObject({
    code: 1,
    aside: 'The site has no ratebook EX-9. Nothing has changed.',
  });
  expect((await run('withdraw --ratebook EX-1 --reason x')).code).toBe(3);
  const withdrawn = await run('withdraw --vehicle 1000000002 --reason sold --confirm');
  expect(withdrawn).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Withdrawn: this is version 2.'),
  });
});

test('the socket is for its owner only', async () => {
  await startSite();

  const { mode } = await stat(join(dataFolder, 'control.sock'));

  expect(mode & 0o777).toBe(0o600);
});

test('text on the socket that is no request is answered with a failure and leaves the site running', async () => {
  await startSite();

  const rubbish = [
    'not json',
    '{"command":"status"}',
    '{"program":"toString","request":{"command":"status"}}',
    '{"program":"catalogue","request":{"command":"drop"}}',
    '{"program":"catalogue","request":{"command":"import-vca","path":"relative.csv"}}',
    '{"program":"enquiries","request":{"command":"status"}}',
    '{"program":"enquiries","request":{"command":"list","limit":1,"more":true}}',
  ];
  for (const line of rubbish) {
    const socket = connect(join(dataFolder, 'control.sock'));
    socket.write(`${line}\n`);
    const answer = (await socket.toArray()).join('');
    expect(JSON.parse(answer)).toMatchObject({ type: 'failed' });
  }

  expect(await run('status')).toMatchObject({ code: 0 });
});

test('a folder held by a site that does not listen is refused', async () => {
  const database = await openDatabase({ dataFolder });
  onTestFinished(() => database.close());

  const refused = await run('status');

  expect(refused).toMatchObject({
    code: 1,
    aside: expect.stringContaining(`in use by process ${process.pid}`),
  });
});

test('a command that is stopped changes nothing', async () => {
  const database = await startSite();
  const stop = new AbortController();

  const running = run('import-demo', stop.signal);
  setTimeout(() => stop.abort(), 50);

  expect((await running).code).toBe(1);
  expect(await loadCatalogue(database)).toBeUndefined();
});

test('the demonstration is imported and marked as a demonstration', async () => {
  expect(await run('import-demo')).toMatchObject({ code: 0 });
  expect((await run('status')).printed).toContain('marked as a demonstration');
});

test('wrong usage and help have their own exit codes', async () => {
  expect(await run('improt')).toMatchObject({ code: 2, aside: expect.stringContaining('--help') });
  expect(await run('--help')).toMatchObject({ code: 0, printed: expect.stringContaining('import-vca') });
});
