import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keepMonths, usualKeepMonths } from '#server/platform/config/keep-months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { storedGroups } from '#shared/content/stored-record.ts';
import { listStoredRecords } from './list-stored-records.ts';
import { storedData, tablesWithoutPeople } from './stored-data.ts';

const testOn = testOnDatabases(async () => undefined);

interface Column {
  readonly table: string;
  readonly column: string;
}

async function readColumns({ orm }: Database): Promise<readonly Column[]> {
  const { rows } = await orm.execute(sql`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public'`);
  return rows as unknown as readonly Column[];
}

/** Names of columns that hold something of a person, wherever they are. */
const personal =
  /email|phone|mobile|recipient|account_id|first_name|last_name|full_name|display_name|password|_ip$|^ip|(ip|home|postal)_address|_by$|^by$|^who$|actor|user|staff|consent/;

const withPeople = ['enquiries', ...storedData.flatMap(({ tables }) => tables)];

testOn('every table is listed, as holding something of people or as holding nothing', async (database) => {
  const tables = new Set((await readColumns(database)).map(({ table }) => table));
  const listed = [...withPeople, ...tablesWithoutPeople];

  // A new table: say in stored-data.ts what it holds of people, why, how long, and how it goes, or that it holds nothing.
  expect([...tables].filter((table) => !listed.includes(table))).toEqual([]);
  expect(listed.filter((table) => !tables.has(table))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

testOn('a table that is said to hold nothing of people has no column that sounds as if', async (database) => {
  const columns = await readColumns(database);
  const found = columns.filter(
    ({ table, column }) => tablesWithoutPeople.includes(table) && personal.test(column),
  );

  expect(found).toEqual([]);
  expect(columns.filter(({ column }) => personal.test(column)).length).toBeGreaterThan(20);
});

test('each row of forms has the months that are configured for its kinds', () => {
  const keptOf = (name: string, keep = usualKeepMonths) =>
    listStoredRecords('forms', keep).find((record) => record.name.startsWith(name))?.kept;

  expect(keptOf('Message')).toBe('A year');
  expect(keptOf('Complaint')).toBe('3 years');
  expect(keptOf('Careers')).toBe('6 months');
  expect(keptOf('Message', keepMonths.parse('1'))).toBe('A month');
  expect(keptOf('Complaint', keepMonths.parse('complaint=60'))).toBe(
    '5 years (data protection complaint: 3 years)',
  );
});

test('each table of the policy has rows, each row its words', () => {
  for (const group of storedGroups) {
    const records = listStoredRecords(group, usualKeepMonths);
    expect(records.length).toBeGreaterThan(3);
    for (const record of records) for (const words of Object.values(record)) expect(words).not.toBe('');
  }
});
