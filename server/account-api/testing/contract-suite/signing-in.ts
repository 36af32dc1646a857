import { expect, test } from 'vitest';
import { accountSearch } from '#server/account-contract/account.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import { call, dataOf, refusal, signIn } from './call.ts';
import type { AccountApiTarget } from './target.ts';

/** Tokens are given for the right password only, and expire after an hour. */
export function describeSigningIn(target: AccountApiTarget): void {
  const askToken = (query: Record<string, string>) => call(target, '/api/auth/token', { query });

  test('a wrong password and an unknown name are refused in the same words', async () => {
    const wrong = await askToken({ ...target.own, password: 'not the password' });
    const unknown = await askToken({ username: 'nobody@example.com', password: 'not the password' });

    expect(wrong).toMatchObject(refusal(401, subCodes.wrongCredentials));
    expect(unknown).toEqual(wrong);
  });

  test('the address is accepted in upper or lower case, the password only as it was set', async () => {
    const { username, password } = target.own;

    expect((await askToken({ username: username.toUpperCase(), password })).http).toBe(200);
    expect((await askToken({ username, password: password.toUpperCase() })).http).toBe(401);
  });

  test('a token without name or password is 400', async () => {
    expect(await askToken({ username: target.own.username })).toMatchObject(refusal(400));
    expect(await askToken({ ...target.own, password: 'p'.repeat(201) })).toMatchObject(refusal(400));
  });

  test.skipIf(!target.passTime)('a token ends when it said it would', async () => {
    const { token, expiresAt } = await signIn(target, target.own);
    const read = () => call(target, '/api/accounts/get', { token });

    expect((await read()).http).toBe(200);
    const before = await signIn(target, target.own);
    target.passTime?.(61 * 60_000);
    expect(await read()).toMatchObject(refusal(401, subCodes.tokenExpired));
    expect(Date.parse(before.expiresAt)).toBeGreaterThanOrEqual(Date.parse(expiresAt));
  });

  test('an account is found by its address, and an unknown address finds none', async () => {
    const { accountId } = await signIn(target, target.own);
    const search = (emailAddress: string) =>
      dataOf(accountSearch, call(target, '/api/accounts/search', { query: { emailAddress } }));

    expect(await search(target.own.username.toUpperCase())).toEqual({ accountId });
    expect(await search('nobody@example.com')).toEqual({ accountId: null });
  });

  test('a search for nothing is 400', async () => {
    expect(await call(target, '/api/accounts/search')).toMatchObject(refusal(400));
  });
}
