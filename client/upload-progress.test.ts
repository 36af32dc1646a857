import { expect, test } from 'vitest';
import { progressWords, readAnswer } from './upload-progress.ts';

const page = '/account/important-documents';

test('a stored document leads to the page that the server names, with its message', () => {
  const answer = readAnswer(
    200,
    JSON.stringify({ status: 200, next: '/account/x', message: 'Received.' }),
    page,
  );

  expect(answer).toEqual({ next: '/account/x', message: 'Received.' });
});

test('a refusal carries its message and the fields at fault', () => {
  const answer = readAnswer(
    400,
    JSON.stringify({ message: 'Please check.', fields: { file: 'Too large.' } }),
    page,
  );

  expect(answer.faults).toEqual({ message: 'Please check.', fields: { file: 'Too large.' } });
});

test('no answer, or one that is no JSON, says that the file did not arrive', () => {
  for (const [status, text] of [
    [0, ''],
    [502, '<html>Bad gateway</html>'],
    [500, 'null'],
  ] as const) {
    expect(readAnswer(status, text, page).faults?.message).toMatch(/did not arrive/);
  }
});

test('who is signed out meanwhile is led on by the page itself', () => {
  expect(readAnswer(401, '{"message":"Please log in"}', page)).toEqual({ next: page, message: '' });
});

test('progress is said in quarters and ends with the check', () => {
  expect(progressWords(0, 100)).toBe('Sending: 0%');
  expect(progressWords(49, 100)).toBe('Sending: 25%');
  expect(progressWords(99, 100)).toBe('Sending: 75%');
  expect(progressWords(100, 100)).toBe('Sent; checking the file…');
});
