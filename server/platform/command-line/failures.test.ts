import { expect, test } from 'vitest';
import { LockHeldError } from '#server/platform/database/database.ts';
import { formatFailure, Refusal } from './failures.ts';

const words = { afterFailure: 'Nothing has changed.', whenStopped: 'Look again.' };
const query = new Error('Failed query: select $1\nparams: ada@example.com', {
  cause: new Error('relation "enquiries" does not exist\nDETAIL: ada@example.com'),
});

test.each([
  ['a refusal in its own words', new Refusal('There is no such file.'), 'There is no such file.'],
  ['a held lock in its own words', new LockHeldError('Held by process 7.'), 'Held by process 7.'],
  [
    'any other error by its first line',
    new Error('The disk is full.\nat write'),
    'Failed: The disk is full.',
  ],
  ['a failed query by what the database said', query, 'Failed: relation "enquiries" does not exist.'],
  ['what was thrown and is no error', 'ada@example.com', 'Failed.'],
])('the message of a failed command is %s', (_, error, reason) => {
  expect(formatFailure(error, words)).toBe(`${reason} Nothing has changed.`);
  expect(formatFailure(error, { whenStopped: '' })).toBe(reason);
});

test('a failed query without a cause gives the kind of error and not the query', () => {
  expect(formatFailure(new Error('Failed query: select ada'), words)).toBe(
    'Failed: Error. Nothing has changed.',
  );
});

test('a stopped command says in what state it left things', () => {
  expect(formatFailure(AbortSignal.abort().reason, words)).toBe('Stopped. Look again.');
});
