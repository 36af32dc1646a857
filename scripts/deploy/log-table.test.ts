import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { backgroundWorks } from '#server/platform/background/follow.ts';
import { requestLog } from '#server/platform/http/request-log.ts';
import { createLog } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { upstreamEvents } from '#server/platform/upstream/upstream-fault.ts';

// docs/log.md against what the code logs.

const root = join(import.meta.dirname, '../..');
const readRows = (text = '') =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
const [above, below] = readFileSync(join(root, 'docs/log.md'), 'utf8').split('## Background work');
const rows = readRows(above);
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
/** Rows of three columns tell of a request line, those of four of an event. */
const requestRows = rows.filter(({ length }) => length === 4);
const eventRows = rows.filter(({ length }) => length > 4);

const constants: Readonly<Record<string, string>> = { ...logEvents, ...upstreamEvents };

interface Call {
  readonly level: string;
  readonly event: string;
  readonly fields: readonly string[];
}

/** What the server's code logs under a name that stands in the call, with the fields that are named there. */
const calls: readonly Call[] = globSync('server/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .flatMap((file) => readCalls(readFileSync(join(root, file), 'utf8')));

function readCalls(code: string): readonly Call[] {
  const call =
    /\blog\??\.(info|warn|error)\(\s*\{([^;]*?)\}\s*,\s*(?:'([^']+)'|(?:logEvents|upstreamEvents)\.(\w+)),?\s*\)/g;
  return [...code.matchAll(call)].map(([, level = '', fields = '', literal, name = '']) => ({
    level,
    event: literal ?? constants[name] ?? name,
    // Without what is inside brackets: only names of the object itself count.
    fields: fields
      .replace(/\([^()]*\)/g, '')
      .split(',')
      .map((field) => field.split(':')[0]?.trim() ?? '')
      .filter((field) => /^\w+$/.test(field)),
  }));
}

test('a request line has the fields of the table, in their order', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  await request(express().use(requestLog({ log }), (_req, res) => void res.end())).get('/a?b=c');

  expect(Object.keys(JSON.parse(lines.join('')))).toEqual(requestRows.flatMap((row) => namesIn(row[1])));
});

test('the table names every event that is logged, and no other', () => {
  const logged = new Set([...Object.values(constants), ...calls.map(({ event }) => event)]);
  // Of a command, whose facts are put together before the call.
  for (const what of ['started', 'finished', 'failed', 'asks for confirmation'])
    logged.add(`command ${what}`);
  logged.add('alerts checked');

  expect(calls.length).toBeGreaterThan(25);
  expect(eventRows.flatMap((row) => namesIn(row[1])).toSorted()).toEqual([...logged].toSorted());
});

test('the level and the fields of an event stand in its row', () => {
  const missing = calls.flatMap(({ level, event, fields }) => {
    const row = eventRows.find(([, names]) => namesIn(names).includes(event));
    const named = [...(row?.[2]?.split(', ') ?? []), ...namesIn(row?.[3])];
    return [level, ...fields].filter((field) => !named.includes(field)).map((field) => `${event}: ${field}`);
  });

  expect(missing).toEqual([]);
});

test('all work in the background has its row', () => {
  expect(
    readRows(below)
      .flatMap((row) => namesIn(row[1]))
      .toSorted(),
  ).toEqual(backgroundWorks.toSorted());
});
