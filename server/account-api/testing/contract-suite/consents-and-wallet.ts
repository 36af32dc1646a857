import { expect, test } from 'vitest';
import { marketingConsent, sentCode } from '#server/account-contract/account.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import { call, dataOf, refusal, signIn } from './call.ts';
import { newestCode, registerFully } from './newcomer.ts';
import type { AccountApiTarget } from './target.ts';

/** Consents are stored as given; wallet codes go to the holder. */
export function describeConsentsAndWallet(target: AccountApiTarget): void {
  test('a consent is stored with the time at which it was given', async () => {
    const { token, accountId } = await signIn(target, target.own);
    const said = { email: false, phone: true, sms: false, post: true };
    const body = { accountId, ...said };
    const saved = await dataOf(marketingConsent, call(target, '/api/marketingconsent/save', { token, body }));
    const read = call(target, '/api/marketingconsent/get', { token, query: { accountId } });

    expect(saved).toMatchObject(said);
    expect(saved.savedAt).toBeDefined();
    expect(await dataOf(marketingConsent, read)).toEqual(saved);
  });

  test('a consent that leaves out a way of contact, or is not true or false, is refused', async () => {
    const { token, accountId } = await signIn(target, target.own);
    const body = { accountId, email: 'yes', phone: true, sms: false };

    expect(await call(target, '/api/marketingconsent/save', { token, body })).toMatchObject(refusal(400));
  });

  test('a wallet code is sent only to the account’s own address', async () => {
    const { token, accountId } = await signIn(target, target.own);
    const query = { accountid: accountId, emailaddress: target.other.username };

    expect(await call(target, '/api/wallet/sendcode', { token, query })).toMatchObject(refusal(400));
  });

  test.skipIf(!target.readMessages)('a wallet code is sent, three times an hour', async () => {
    const { username, password, accountId } = await registerFully(target);
    const { token } = await signIn(target, { username, password });
    const query = { accountid: accountId, emailaddress: username };
    const ask = () => call(target, '/api/wallet/sendcode', { token, query });

    expect((await dataOf(sentCode, ask())).sentTo).not.toContain(username);
    expect(await newestCode(target, username)).toMatch(/^\d{6}$/);
    await ask();
    await ask();
    expect(await ask()).toMatchObject(refusal(429, subCodes.tooMany));
  });
}
