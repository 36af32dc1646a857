import { expect, test } from 'vitest';
import { wordsAfterName } from './profile-words.ts';

test('a name that ends in Van is not followed by another van', () => {
  expect(wordsAfterName('Citroën Berlingo Van', 'van lease')).toBe('lease');
  expect(wordsAfterName('Citroën Berlingo Van', 'Van Leasing')).toBe('Leasing');
  expect(wordsAfterName('Ford Transit', 'van lease')).toBe('van lease');
  expect(wordsAfterName('Ford Caravan', 'van lease')).toBe('van lease');
});
