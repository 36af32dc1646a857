import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordLog } from '#server/testing/recorded-log.ts';
import { openEmbeddedClient } from './embedded-client.ts';

/** A database with one row, in a new folder. */
async function openWithRow() {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  const dataDir = join(folder, 'database');
  const { log, events } = recordLog();
  const client = await openEmbeddedClient({ dataDir, log, retryMs: 0 });
  onTestFinished(async () => {
    await client.close();
    await rm(folder, { recursive: true });
  });
  await client.query('create table kept (n integer)');
  await client.query('insert into kept values (1)');
  return { client, events, journal: join(dataDir, 'pg_wal') };
}

// It opens a database three times, each of which takes seconds on a busy machine.
test('a database that breaks down does not freeze the process, is reopened and has all committed data', async () => {
  const { client, events, journal } = await openWithRow();
  // PostgreSQL makes the next file of its journal here. A folder of that name makes it panic, as a full disk would.
  const obstacle = join(journal, 'xlogtemp.42');
  await mkdir(obstacle);
  await client.query('select pg_switch_wal()');
  const write = () => client.transaction((within) => within.query('update kept set n = n + 1'));

  await expect(write()).rejects.toMatchObject({ severity: 'PANIC' });
  await expect(client.query('select 1')).rejects.toMatchObject({ code: '57P03' });
  await rmdir(obstacle);
  await client.query('insert into kept values (2)');
  expect((await client.query('select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
  expect(events()).toEqual([
    'embedded database broke down',
    'embedded database could not be opened again',
    'embedded database opened again',
  ]);
}, 60_000);
