import { gzipSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import { ratesCsv, vehiclesCsv } from '#server/catalogue/import/testing/feed-files.ts';
import { replaceCatalogue } from '#server/catalogue/store/replace-catalogue.ts';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { feedFiles } from '#server/catalogue/unattended/feed-tables.ts';
import { sampleHeader, sampleLine } from '#server/catalogue/vca/testing/vca-sample.ts';
import type { Database } from '#server/platform/database/database.ts';
import { momentOf } from '#server/platform/database/testing/moment-of.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { staffAudit } from '#server/staff/staff-tables.ts';
import { members } from '#server/staff/testing/staff-site.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import { heldOf, numberOf, openNode, prepareFeeds } from './testing/feed-node.ts';

// Imports on the embedded database take a second each, on a busy machine ten times as long.
vi.setConfig({ testTimeout: 90_000 });

const test = testOnDatabases(prepareFeeds);
const { imports: list, upload, accept, decline } = staffCataloguePaths;
const nothing = { states: [], content: 0, files: [] };

/** Thirty good rates for the vehicle without one. */
const goodRates = ratesCsv(
  ...Array.from({ length: 30 }, (_, at) => ({ vehicle_ref: '1000000002', term_months: String(at + 12) })),
);
const auditOf = async ({ orm }: Database) =>
  (await orm.select().from(staffAudit)).map(({ who, action, subject }) => [who, action, subject]);
const hashIn = (html: string) => /name="hash" value="(\w{64})"/.exec(html)?.[1] ?? '';

test('an upload is checked, shown, and accepted through another node than the one that took it', async (database) => {
  const [one, other] = [await openNode(database), await openNode(database)];
  const ann = await one.signIn();
  const sent = await ann.upload(list, upload, [['files', 'rates-december.csv', goodRates]]);
  expect([sent.status, sent.headers.location, await numberOf(database)]).toEqual([303, list, 1]);
  const shown = (await ann.get(list)).text;
  for (const words of [
    'Uploaded rates-december.csv.',
    `From ${members.admin}`,
    '30 good, 0 rejected',
    '30 added, 0 removed',
  ])
    expect(shown).toContain(words);
  expect((await heldOf(database, one.workFolder)).files).toEqual([]);

  const elsewhere = await other.signIn();
  const done = await elsewhere.post(list, accept, { hash: hashIn(shown), reason: 'Checked by phone' });
  expect([done.status, done.headers.location]).toEqual([303, list]);
  const after = (await elsewhere.get(list)).text;
  for (const words of [
    'You’ve accepted rates-december.csv.',
    '2, shown now',
    'Import: rates-december.csv',
    'Checked by phone',
    'No files are waiting.',
  ])
    expect(after).toContain(words);
  expect(await numberOf(database)).toBe(2);
  expect(await heldOf(database, other.workFolder)).toEqual({ states: ['imported'], content: 0, files: [] });
  const audit = await auditOf(database);
  for (const action of ['Uploaded a feed', 'Accepted a feed'])
    expect(audit).toContainEqual([members.admin, action, 'rates-december.csv']);
});

test('what looks unusual needs a tick, and a file that is declined needs a reason and changes nothing', async (database) => {
  const { signIn, workFolder } = await openNode(database);
  const ann = await signIn();
  await ann.upload(list, upload, [['files', 'rates.csv', ratesCsv({ monthly_rental: '24.95' })]]);
  const shown = (await ann.get(list)).text;
  for (const words of ['Is this right?', 'median personal price falls by 90%', '£249.50', '£24.95', '−90.0%'])
    expect(shown).toContain(words);
  const hash = hashIn(shown);
  const unticked = await ann.post(list, accept, { hash });
  expect([unticked.status, unticked.text.includes('tick the box and accept again')]).toEqual([400, true]);
  const unexplained = await ann.post(list, decline, { hash, reason: ' ' });
  expect([unexplained.status, unexplained.text.includes('Say why you’re declining it')]).toEqual([400, true]);

  await ann.post(list, decline, { hash, reason: 'Pence, not pounds' });
  expect((await ann.get(list)).text).toContain('Pence, not pounds');
  expect([await numberOf(database), await heldOf(database, workFolder)]).toEqual([
    1,
    { states: ['declined'], content: 0, files: [] },
  ]);
  await ann.upload(list, upload, [['files', 'rates.csv', ratesCsv({ monthly_rental: '24.95' })]]);
  await ann.post(list, accept, { hash, confirm: 'yes' });
  await ann.get(list);
  expect(await numberOf(database)).toBe(2);
});

test('the health page says when a file waits, to members who may decide on it', async (database) => {
  const { signIn } = await openNode(database);
  const [ann, bob] = [await signIn(), await signIn(members.enquiries)];
  await ann.upload(list, upload, [['files', 'rates.csv', goodRates]]);

  expect((await ann.get('/staff')).text).toContain('An import waits to be accepted or declined');
  expect((await bob.get('/staff')).text).not.toContain('Imports to accept');
});

test('a decision that comes too late says what happened, and changes nothing', async (database) => {
  const { signIn, uploads } = await openNode(database);
  const [ann, bob] = [await signIn(), await signIn()];
  await ann.upload(list, upload, [['files', 'rates.csv', goodRates]]);
  const hash = hashIn((await ann.get(list)).text);
  const again = await bob.upload(list, upload, [['files', 'rates-copy.csv', goodRates]]);
  expect([again.status, again.text.includes('This file is waiting already, as rates.csv')]).toEqual([
    400,
    true,
  ]);

  await bob.post(list, accept, { hash });
  await bob.get(list);
  for (const route of [accept, decline]) {
    const late = await ann.post(list, route, { hash, reason: 'Too late' });
    expect([late.status, late.text.includes(`accepted by ${members.admin} already`)]).toEqual([400, true]);
  }
  const gone = await ann.post(list, accept, { hash: 'f'.repeat(64) });
  expect([gone.status, gone.text.includes('That file is no longer here.')]).toEqual([400, true]);

  await ann.upload(list, upload, [['files', 'rates-old.csv', ratesCsv({ vehicle_ref: '1000000002' })]]);
  const old = hashIn((await ann.get(list)).text);
  await uploads.sweep(momentOf(Date.now() + 15 * 86_400_000));
  const expired = await ann.post(list, accept, { hash: old });
  expect([expired.status, expired.text.includes('has expired. Upload it again.')]).toEqual([400, true]);
  expect(await numberOf(database)).toBe(2);
});

test('wrong input gets an answer beside the form, keeps nothing and changes nothing', async (database) => {
  const { signIn, workFolder } = await openNode(database, { sizes: { sent: 30_000, unpacked: 60_000 } });
  const ann = await signIn();
  const large = 'x'.repeat(61_000);
  for (const [parts, status, words] of [
    [[['files', '', '']], 400, 'Choose a file.'],
    [[['files', 'rates.csv', '']], 400, 'rates.csv is empty.'],
    [[['files', 'rates.pdf', '%PDF-1.7']], 400, 'isn’t a CSV file or an Excel workbook'],
    [[['files', 'december.csv', 'Code;Rental\n1;250\n']], 400, 'doesn’t have our own columns'],
    [
      [
        ['readAs', 'vehicles'],
        ['files', 'december.csv', goodRates],
      ],
      400,
      'december.csv has the columns of rates, not of vehicles.',
    ],
    [
      [
        ['readAs', 'layout:gone.yaml'],
        ['files', 'a.csv', goodRates],
      ],
      400,
      'That layout is no longer there.',
    ],
    [[['files', 'rates.csv.gz', goodRates]], 400, 'isn’t a whole gzip file'],
    [[['files', 'rates.csv', large]], 413, 'more than 0.03 MB'],
    [[['files', 'rates.csv.gz', gzipSync(large)]], 413, 'unpacks to more than 0.06 MB'],
    [
      [
        ['files', 'rates-1.csv', goodRates],
        ['files', 'rates-2.csv', goodRates],
      ],
      400,
      'Two of these files are rates.',
    ],
    [
      ['a', 'b', 'c', 'd'].map((name) => ['files', `${name}.csv`, 'x']),
      413,
      'Upload up to 3 files at a time.',
    ],
  ] as [[string, string, (string | Buffer)?][], number, string][]) {
    const answer = await ann.upload(list, upload, parts as never);
    expect([words, answer.status, answer.text.includes(words)]).toEqual([words, status, true]);
  }
  expect([await heldOf(database, workFolder), await numberOf(database)]).toEqual([nothing, 1]);
});

test('a file with our columns is known by them, whatever it is called', async (database) => {
  const { signIn } = await openNode(database);
  const ann = await signIn();
  await ann.upload(list, upload, [['files', 'vehicles-december.csv', goodRates]]);
  const [row] = await database.orm.select().from(feedFiles);

  expect(row).toMatchObject({
    state: 'pending',
    files: [{ name: 'vehicles-december.csv', kind: 'rates' }],
  });
});

test('the VCA’s car file is called that on upload, and one of another layout as it is by the command', async (database) => {
  const { signIn, workFolder } = await openNode(database);
  const ann = await signIn();
  const older = `${sampleHeader.replace('WLTP CO2,', 'CO2 g/km,')}\n${sampleLine()}\n`;
  for (const [text, words] of [
    [older, 'This is the VCA&#x27;s car file in an older layout: it has no column WLTP CO2.'],
    [`${sampleHeader}\n${sampleLine()}\n`, 'cars.csv is the VCA’s car file, which has no prices.'],
  ] as const)
    for (const readAs of ['name', 'vehicles']) {
      const answer = await ann.upload(list, upload, [
        ['readAs', readAs],
        ['files', 'cars.csv', text],
      ]);
      expect([words, answer.status, answer.text.includes(words)]).toEqual([words, 400, true]);
    }
  expect(await heldOf(database, workFolder)).toEqual(nothing);
});

test('a file that cannot be read is told of at once, and its rejected rows can be downloaded', async (database) => {
  const { signIn, workFolder } = await openNode(database);
  const ann = await signIn();
  const headless = await ann.upload(list, upload, [['files', 'rates.csv', 'no header at all\n']]);
  expect([headless.status, headless.text.includes('rates.csv')]).toEqual([400, true]);
  const rows = ratesCsv({ vehicle_ref: '1000000009' }, {}, { term_months: 'x' });
  const bad = await ann.upload(list, upload, [['files', 'rates.csv', rows]]);
  expect([bad.status, bad.text.includes('2 of 3 rows are bad')]).toEqual([400, true]);

  const href = /href="(\/staff\/imports\/rejects\/\w+\/0)"/.exec((await ann.get(list)).text)?.[1] ?? '';
  const rejects = await ann.get(href);
  expect(rejects.headers['content-disposition']).toContain('attachment');
  expect(rejects.text.split('\n').slice(0, 2)).toEqual([
    'line,column,reason,value',
    '2,vehicle_ref,no vehicle has this reference,1000000009',
  ]);
  expect((await ann.get(href.replace(/\/0$/, '/7'))).status).toBe(404);
  const bob = await signIn(members.enquiries);
  expect((await bob.get(href)).status).toBe(404);
  expect(await heldOf(database, workFolder)).toMatchObject({ content: 0, files: [] });
});

test('vehicles and rates are uploaded together, packed with gzip, and replace a demonstration whole', async (database) => {
  const invented = { source: 'demonstration', isDemonstration: true };
  await replaceCatalogue(database, { ...invented, vehicles: [exampleVehicle('9000000001')], rateCards: [] });
  const { signIn } = await openNode(database);
  const ann = await signIn();
  const alone = await ann.upload(list, upload, [['files', 'rates.csv', goodRates]]);
  expect([alone.status, alone.text.includes('a real feed replaces whole')]).toEqual([400, true]);
  await ann.upload(list, upload, [
    ['files', 'vehicles.csv', vehiclesCsv({ vehicle_ref: '1000000002' })],
    ['files', 'rates.csv.gz', gzipSync(goodRates)],
  ]);
  const shown = (await ann.get(list)).text;
  for (const words of ['vehicles.csv, rates.csv', '1 good, 0 rejected', 'Removed: this replaces all of it'])
    expect(shown).toContain(words);
  await ann.post(list, accept, { hash: hashIn(shown) });
  expect((await ann.get(list)).text).toContain('1 vehicle, 30 rates');
});

test('a small gzip file that unpacks to hundreds of times its size is refused as it arrives', async (database) => {
  const { signIn, workFolder } = await openNode(database);
  const ann = await signIn();
  const bomb = gzipSync(Buffer.alloc(40_000_000, 'a\n'));
  const { status, text } = await ann.upload(list, upload, [['files', 'rates.csv.gz', bomb]]);

  expect(bomb.length).toBeLessThan(100_000);
  expect([status, text.includes('unpacks to far more than a price list of its size')]).toEqual([413, true]);
  expect(await heldOf(database, workFolder)).toEqual(nothing);
});

test('what was accepted when the catalogue was another one is asked about again', async (database) => {
  const { signIn, uploads } = await openNode(database);
  const ann = await signIn();
  await ann.upload(list, upload, [['files', 'rates.csv', ratesCsv({ monthly_rental: '260.00' })]]);
  const hash = hashIn((await ann.get(list)).text);
  const dear = [['files', 'rates-dear.csv', ratesCsv({ monthly_rental: '999.00' })]] as const;
  await ann.upload(list, upload, dear);
  const other = (await database.orm.select().from(feedFiles)).find(({ name }) => name === 'rates-dear.csv');
  await ann.post(list, accept, { hash: other?.hash ?? '', confirm: 'yes' });
  await uploads.settle(300_000);
  await ann.post(list, accept, { hash });

  expect((await ann.get(list)).text).toContain('The catalogue has changed since this was checked.');
  expect(await numberOf(database)).toBe(2);
});
