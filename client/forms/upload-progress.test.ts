import { expect, test } from 'vitest';
import { progressWords } from './upload-progress.ts';

test('progress is announced in quarters and ends with the check of the file', () => {
  expect(progressWords(0, 100)).toBe('Sending: 0%');
  expect(progressWords(49, 100)).toBe('Sending: 25%');
  expect(progressWords(99, 100)).toBe('Sending: 75%');
  expect(progressWords(100, 100)).toBe('Sent; checking the file…');
});
