import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Orm } from './database.ts';
import { openEmbedded } from './open-embedded.ts';

// Making a database takes ten times as long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

test('after a failed transaction none is left open, and the next write is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const database = await openEmbedded(folder);
  const { orm } = database;
  const mistake = new Error('No such thing.');
  const write = (word: string, within: Orm = orm) => within.execute(sql`insert into kept values (${word})`);
  await orm.execute(sql`create table kept (word text primary key)`);

  const thrown = orm.transaction(async (within) => {
    await write('undone', within);
    throw mistake;
  });
  await expect(thrown).rejects.toBe(mistake);
  await write('one');
  await expect(orm.transaction((within) => write('one', within))).rejects.toThrow();
  await orm.transaction((within) => write('two', within));
  const passedOver = orm.transaction(async (within) => {
    await write('never', within);
    await write('one', within).catch(() => undefined);
  });
  await expect(passedOver).rejects.toThrow();
  await write('three');
  await database.close();

  const again = await openEmbedded(folder);
  const { rows } = await again.orm.execute(sql`select word from kept order by word`);
  await again.close();
  expect(rows).toEqual([{ word: 'one' }, { word: 'three' }, { word: 'two' }]);
});
