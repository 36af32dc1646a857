import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { openRejectsFile } from './rejects-file.ts';
import { rejectsOf, testFolder } from './testing/feed-files.ts';

const fault = { line: 2, column: 'make', reason: 'is empty', value: 'x'.repeat(300) };

test('long values are cut, and the rejects of an earlier import are removed', async () => {
  const path = join(await testFolder(), 'vehicles.csv');
  await writeFile(`${path}.rejects.csv`, 'line,column,reason,value\n99,old,old,old\n');

  const rejects = await openRejectsFile(path);
  rejects.accept();
  rejects.reject(fault);

  expect(await rejects.close(50)).toEqual({ accepted: 1, rejected: 1 });
  expect(await rejectsOf(path)).toEqual([`2,make,is empty,${'x'.repeat(200)}`]);
});

test('no spreadsheet takes a rejected value or column for a formula', async () => {
  const path = join(await testFolder(), 'vehicles.csv');
  const rejects = await openRejectsFile(path);
  rejects.accept();
  rejects.reject({ ...fault, column: '@make', value: '=HYPERLINK("http://evil.example")' });
  await rejects.close(50);

  expect(await rejectsOf(path)).toEqual([`2,'@make,is empty,"'=HYPERLINK(""http://evil.example"")"`]);
});

test('the rejects file gets its name only once it is complete, and an unfinished one of a killed import is removed', async () => {
  const path = join(await testFolder(), 'vehicles.csv');
  const killed = await openRejectsFile(path);
  killed.reject(fault);
  await eventually(() => existsSync(`${path}.rejects.csv.unfinished`), true);
  expect(await rejectsOf(path)).toEqual([]);

  const next = await openRejectsFile(path);
  next.accept();
  await next.close(0);
  expect(existsSync(`${path}.rejects.csv.unfinished`)).toBe(false);
});

test('without bad rows there is no file', async () => {
  const path = join(await testFolder(), 'vehicles.csv');
  await writeFile(`${path}.rejects.csv`, 'line,column,reason,value\n99,old,old,old\n');

  const rejects = await openRejectsFile(path);
  rejects.accept();
  await rejects.close(0);

  expect(await rejectsOf(path)).toEqual([]);
});

test('the percentage of bad rows decides whether the file is refused', async () => {
  const open = async () => {
    const rejects = await openRejectsFile(join(await testFolder(), 'vehicles.csv'));
    for (let row = 0; row < 19; row += 1) rejects.accept();
    rejects.reject(fault);
    return rejects;
  };

  expect(await (await open()).close(5)).toEqual({ accepted: 19, rejected: 1 });
  await expect((await open()).close(4.9)).rejects.toThrow('1 of 20 rows are bad (5.0%)');
});

test('a refusal quotes the first line of each of three kinds of fault, with column, value and reason', async () => {
  const rejects = await openRejectsFile(join(await testFolder(), 'vehicles.csv'));
  const reason = 'is not one of petrol, diesel';
  rejects.reject({ line: 2, column: 'fuel', reason, value: 'steam' });
  rejects.reject({ line: 3, column: 'fuel', reason, value: 'coal' });
  rejects.reject({ line: 4, column: '', reason: 'row has 2 columns, the header 36', value: 'x' });
  rejects.reject({ line: 5, column: 'doors', reason: 'is not a number', value: 'five' });
  rejects.reject({ line: 6, column: 'seats', reason: 'is not a number', value: 'five' });

  await expect(rejects.close(5)).rejects.toThrow(
    [
      'vehicles.csv has no good row.',
      '  line 2, fuel: "steam" is not one of petrol, diesel',
      '  line 4: "x" row has 2 columns, the header 36',
      '  line 5, doors: "five" is not a number',
      'All are in vehicles.csv.rejects.csv.',
    ].join('\n'),
  );
});

test('a folder that cannot be written to refuses the import and does not end the process', async () => {
  const rejects = await openRejectsFile(join(await testFolder(), 'missing', 'vehicles.csv'));
  rejects.accept();
  rejects.reject(fault);

  await expect(rejects.close(100)).rejects.toThrow('cannot be written');
});
