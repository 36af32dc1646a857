import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { hasAddress, isNamedIn, isSameAddress, toAddress } from './email-address.ts';

const testOn = testOnDatabases(async () => undefined);

const ann = 'ann@example.co.uk';
/** Addresses of other people that some rule of Unicode makes equal to Ann's. */
const others = {
  'with the Kelvin sign': 'ann@example.co.u\u212A',
  'with full-width letters': 'ａnn@example.co.uk',
  'with an accent of its own': 'a\u0301nn@example.co.uk',
  'with a space that does not break': '\u00A0ann@example.co.uk',
  'with a letter of no width': 'ann@example.co.uk\u200B',
};

test.each(Object.entries(others))('an address %s is another address', (_, other) => {
  expect(isSameAddress(other, ann)).toBe(false);
  expect(isSameAddress(other.toUpperCase(), ann)).toBe(false);
});

test('an address is the same in capitals', () => {
  expect(toAddress('Ann@Example.CO.UK')).toBe(ann);
  expect(toAddress('I\u0307@example.com')).toBe('i\u0307@example.com');
});

async function answer({ orm }: Database, question: SQL): Promise<unknown> {
  const { rows } = await orm.execute<{ answer: boolean }>(sql`select ${question} as answer`);
  return rows[0]?.answer;
}

testOn('the database compares addresses by the same rule', async (database) => {
  const isAnn = (stored: string) => answer(database, hasAddress(sql`${stored}::text`, ann));
  const namesAnn = (stored: string) => answer(database, isNamedIn(sql`${`to ${stored}.`}::text`, ann));

  expect([await isAnn(' ANN@example.co.UK '), await namesAnn('ANN@example.co.UK')]).toEqual([true, true]);
  for (const [which, other] of Object.entries(others))
    expect([which, await isAnn(other)]).toEqual([which, false]);
  expect(await namesAnn(others['with the Kelvin sign'])).toBe(false);
});

test('no other file of the server compares addresses by a rule of its own', async () => {
  const found: string[] = [];
  const folder = join(import.meta.dirname, '../..');
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    if (file.includes('testing/') || file.endsWith('.test.ts') || file.endsWith('/email-address.ts'))
      continue;
    const text = await readFile(join(folder, file), 'utf8');
    const own =
      /(?:e-?mail|address|username|\bto\b|recipient)\w*\??\.(?:trim\(\)\.)?to(?:Lower|Upper)Case|lower\((?:trim\()?\$\{/i;
    if (own.test(text)) found.push(file);
  }

  expect(found).toEqual([]);
});
