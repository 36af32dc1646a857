import { expect, test } from 'vitest';
import { createPasswords, hashPassword, type PasswordCost, passwordCost } from './passwords.ts';

const cheap = { logN: 4, r: 1, p: 1 };
const { signal } = new AbortController();
const isPasswordOf = (hash: string | undefined, password: string, cost: PasswordCost) =>
  createPasswords({ cost }).isRight(hash, password, signal);

test('a hash matches its own password only, whatever the cost of new hashes is', async () => {
  const hash = await hashPassword('correct horse', cheap);

  expect(await isPasswordOf(hash, 'correct horse', passwordCost)).toBe(true);
  expect(await isPasswordOf(hash, 'correct horses', passwordCost)).toBe(false);
  expect(await isPasswordOf(hash, '', passwordCost)).toBe(false);
});

test('the same password gives another hash each time, without the password in it', async () => {
  const hashes = await Promise.all([
    hashPassword('correct horse', cheap),
    hashPassword('correct horse', cheap),
  ]);

  expect(hashes[0]).not.toBe(hashes[1]);
  expect(hashes.join()).not.toContain('correct');
});

test('without a hash a key is derived all the same, as a refused cost shows', async () => {
  const refused = { logN: 4, r: 1, p: 2 ** 30 };

  expect(await isPasswordOf(undefined, 'correct horse', cheap)).toBe(false);
  await expect(isPasswordOf(undefined, 'correct horse', refused)).rejects.toThrow();
});

test('the cost that the site uses works within the memory limit of scrypt', async () => {
  const hash = await hashPassword('correct horse', passwordCost);

  expect(hash).toMatch(/^scrypt\$15\$8\$3\$/);
  expect(await isPasswordOf(hash, 'correct horse', cheap)).toBe(true);
});
