import { expect, test } from 'vitest';
import { done, sentCode } from '#server/account-contract/account.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import { call, dataOf, refusal, signIn } from './call.ts';
import { newestCode, newestLink, newPassword, newRegistration, register, registerFully } from './newcomer.ts';
import type { AccountApiTarget } from './target.ts';

const spent = refusal(410, subCodes.linkSpent);

/** Accounts begin with a registration and are completed with a mailed link or code. */
export function describeRegistering(target: AccountApiTarget): void {
  const createAccount = (body: object) => call(target, '/api/accounts/createaccount', { body });
  const withMessages = test.skipIf(!target.readMessages);
  const withTime = test.skipIf(!target.readMessages || !target.passTime);

  withMessages('a registered account cannot sign in before its link was used, and can after', async () => {
    const { email, accountId } = await register(target);
    const credentials = { username: email, password: newPassword };
    expect(await call(target, '/api/auth/token', { query: credentials })).toMatchObject(
      refusal(401, subCodes.wrongCredentials),
    );

    const completion = { ...(await newestLink(target, email)), password: newPassword, email };
    expect(await dataOf(done, createAccount(completion))).toEqual({ accountId });
    expect((await signIn(target, credentials)).accountId).toBe(accountId);
  });

  withMessages('a link works once', async () => {
    const { email } = await register(target);
    const completion = { ...(await newestLink(target, email)), password: newPassword, email };

    expect((await createAccount(completion)).http).toBe(200);
    expect(await createAccount(completion)).toMatchObject(spent);
  });

  withMessages('of many uses of a link at once one succeeds', async () => {
    const { email } = await register(target);
    const completion = { ...(await newestLink(target, email)), password: newPassword, email };
    const replies = await Promise.all(Array.from({ length: 5 }, () => createAccount(completion)));

    expect(replies.map(({ http }) => http).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  withMessages('a link with another salt or address is refused and still works', async () => {
    const { email } = await register(target);
    const secrets = await newestLink(target, email);
    const completion = { ...secrets, password: newPassword, email };

    expect(await createAccount({ ...completion, idSalt: secrets.id })).toMatchObject(spent);
    expect(await createAccount({ ...completion, email: 'else@example.com' })).toMatchObject(spent);
    expect((await createAccount(completion)).http).toBe(200);
  });

  withMessages(
    'a password that is easy to guess completes no account, and the link still works',
    async () => {
      const { email } = await register(target);
      const completion = { ...(await newestLink(target, email)), email };
      const weak = refusal(422, subCodes.weakPassword);

      for (const password of ['qwertyuiop', 'adabyron99'])
        expect(await createAccount({ ...completion, password })).toMatchObject(weak);
      expect(await createAccount({ ...newRegistration(), password: 'adabyron99' })).toMatchObject(weak);
      expect((await createAccount({ ...completion, password: newPassword })).http).toBe(200);
    },
  );

  withMessages('a second registration with a pending address leaves the first link as it is', async () => {
    const first = newRegistration();
    await createAccount(first);
    const early = await newestLink(target, first.email);
    await createAccount(first);
    const late = await newestLink(target, first.email);
    const completion = { password: newPassword, email: first.email };

    expect((await createAccount({ ...early, ...completion })).http).toBe(200);
    expect(await createAccount({ ...late, ...completion })).toMatchObject(spent);
  });

  withTime('a link ends after a day', async () => {
    const { email } = await register(target);
    const completion = { ...(await newestLink(target, email)), password: newPassword, email };
    target.passTime?.(24 * 60 * 60_000 + 1000);

    expect(await createAccount(completion)).toMatchObject(spent);
  });

  withMessages('an address that has an account is refused, and its holder told', async () => {
    const { username } = await registerFully(target);
    const before = (await target.readMessages?.(username))?.length ?? 0;

    const again = { ...newRegistration(), email: username.toUpperCase() };
    expect(await createAccount(again)).toMatchObject(refusal(409, subCodes.emailTaken));
    expect(await target.readMessages?.(username)).toHaveLength(before + 1);
  });

  test('a business names its company, a password has ten characters, names have no line breaks', async () => {
    const good = newRegistration();
    const { email: _, ...withoutEmail } = good;

    expect(await createAccount({ ...good, accountType: 'business' })).toMatchObject(refusal(400));
    expect(await createAccount({ ...good, password: 'short' })).toMatchObject(refusal(400));
    expect(await createAccount({ ...good, firstName: 'Ada\r\nBcc: all@example.com' })).toMatchObject(
      refusal(400),
    );
    expect(await createAccount({ ...good, email: 'a@example.com\nBcc: b@example.com' })).toMatchObject(
      refusal(400),
    );
    expect(await createAccount({ ...good, firstName: ['Ada'] })).toMatchObject(refusal(400));
    expect(await createAccount(withoutEmail)).toMatchObject(refusal(400));
  });

  test('a body that is no JSON object, or too large, is refused', async () => {
    const send = (body: string) => call(target, '/api/accounts/createaccount', { body });

    expect(await send('{"accountType":')).toMatchObject(refusal(400));
    expect(await send('[]')).toMatchObject(refusal(400));
    expect(await send(JSON.stringify({ firstName: 'A'.repeat(70_000) }))).toMatchObject(refusal(413));
  });

  withMessages('a confirmation code completes the account in place of the link, once', async () => {
    const { email, accountId } = await register(target);
    const query = { accountId, sendmethod: 'email' };
    const { sentTo } = await dataOf(sentCode, call(target, '/api/accounts/confirmationcode', { query }));
    const completion = {
      id: accountId,
      idSalt: await newestCode(target, email),
      password: newPassword,
      email,
    };

    expect(sentTo).not.toContain(email);
    expect((await createAccount(completion)).http).toBe(200);
    expect(await createAccount(completion)).toMatchObject(spent);
  });

  withMessages('a code may be tried five times', async () => {
    const { email, accountId } = await register(target);
    await call(target, '/api/accounts/confirmationcode', { query: { accountId, sendmethod: 'email' } });
    const right = { id: accountId, idSalt: await newestCode(target, email), password: newPassword, email };
    const wrong = { ...right, idSalt: right.idSalt === '000000' ? '000001' : '000000' };

    for (let tries = 0; tries < 5; tries += 1) expect(await createAccount(wrong)).toMatchObject(spent);
    expect(await createAccount(right)).toMatchObject(spent);
  });

  withTime('a code ends after ten minutes', async () => {
    const { email, accountId } = await register(target);
    await call(target, '/api/accounts/confirmationcode', { query: { accountId, sendmethod: 'email' } });
    const completion = {
      id: accountId,
      idSalt: await newestCode(target, email),
      password: newPassword,
      email,
    };
    target.passTime?.(10 * 60_000 + 1000);

    expect(await createAccount(completion)).toMatchObject(spent);
  });

  withMessages('the fourth code within an hour is refused, even when all are asked for at once', async () => {
    const { accountId } = await register(target);
    const ask = () =>
      call(target, '/api/accounts/confirmationcode', { query: { accountId, sendmethod: 'sms' } });
    const replies = await Promise.all([ask(), ask(), ask(), ask()]);

    expect(replies.map(({ http }) => http).sort()).toEqual([200, 200, 200, 429]);
    expect(await ask()).toMatchObject(refusal(429, subCodes.tooMany));
  });

  test('a code for an unknown account is 404, and by an unknown method 400', async () => {
    const ask = (query: Record<string, string>) => call(target, '/api/accounts/confirmationcode', { query });

    expect(await ask({ accountId: 'no-such-account', sendmethod: 'email' })).toMatchObject(refusal(404));
    expect(await ask({ accountId: 'no-such-account', sendmethod: 'pigeon' })).toMatchObject(refusal(400));
  });
}
