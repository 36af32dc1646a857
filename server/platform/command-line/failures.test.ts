import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LockHeldError } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { formatFailure } from './failures.ts';

const words = { afterFailure: 'Nothing has changed.', whenStopped: 'Look again.' };
const query = new DrizzleQueryError(
  'select $1',
  ['ada@example.com'],
  new Error('relation "enquiries" does not exist\nDETAIL: ada@example.com'),
);

test.each([
  ['the whole message of a refusal', new Refusal('There is no such file.'), 'There is no such file.'],
  ['the whole message of a held lock', new LockHeldError('Held by process 7.'), 'Held by process 7.'],
  [
    'the first line of any other error',
    new Error('The disk is full.\nat write'),
    'Failed: The disk is full.',
  ],
  ['the message of the database for a failed query', query, 'Failed: relation "enquiries" does not exist.'],
  ['no reason for a thrown value that is not an error', 'ada@example.com', 'Failed.'],
])('a failed command prints %s', (_, error, reason) => {
  expect(formatFailure(error, words)).toBe(`${reason} Nothing has changed.`);
  expect(formatFailure(error, { whenStopped: '' })).toBe(reason);
});

test('a failed query without a cause gives the kind of error and not the query', () => {
  expect(formatFailure(new DrizzleQueryError('select ada', []), words)).toBe(
    'Failed: Error. Nothing has changed.',
  );
});

test('a stopped command says in what state it left things', () => {
  expect(formatFailure(AbortSignal.abort().reason, words)).toBe('Stopped. Look again.');
});
