import { expect, test } from 'vitest';
import { account, done } from '#server/account-contract/account.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import { call, dataOf, refusal, signIn } from './call.ts';
import { newestLink, registerFully } from './newcomer.ts';
import type { AccountApiTarget } from './target.ts';

const spent = refusal(410, subCodes.linkSpent);
const another = 'another long password';

/** A mailed link replaces a forgotten password, and ends every token of the account. */
export function describeForgottenPassword(target: AccountApiTarget): void {
  const ask = (body: object) => call(target, '/api/accounts/forgottenpasswordemail', { body });
  const update = (body: object) => call(target, '/api/accounts/updateforgottenpassword', { body });
  const withMessages = test.skipIf(!target.readMessages);

  test('the answer for an unknown address is the answer for a known one', async () => {
    const unknown = await ask({ Email: 'nobody@example.com' });

    expect(unknown).toMatchObject({ http: 200, isSucceed: true });
    expect(await ask({ Email: target.own.username, AccountNumber: 'none' })).toEqual(unknown);
    expect(await ask({ email: target.own.username })).toMatchObject(refusal(400));
  });

  withMessages('the link sets another password once; old password and tokens are over', async () => {
    const { username, password } = await registerFully(target);
    const { token } = await signIn(target, { username, password });
    await ask({ Email: username });
    const body = { ...(await newestLink(target, username)), password: another };

    await dataOf(done, update(body));
    expect(await update(body)).toMatchObject(spent);
    expect(await call(target, '/api/accounts/get', { token })).toMatchObject(
      refusal(401, subCodes.tokenExpired),
    );
    expect((await call(target, '/api/auth/token', { query: { username, password } })).http).toBe(401);
    await signIn(target, { username, password: another });
  });

  withMessages(
    'a link still works when another was asked for, and the first that is used ends the others',
    async () => {
      const { username } = await registerFully(target);
      await ask({ Email: username });
      const early = { ...(await newestLink(target, username)), password: another };
      await ask({ Email: username });
      const late = { ...(await newestLink(target, username)), password: another };

      expect((await update(early)).http).toBe(200);
      expect(await update(late)).toMatchObject(spent);
    },
  );

  withMessages('a new password that is easy to guess is refused, and the link still works', async () => {
    const { username } = await registerFully(target);
    await ask({ Email: username });
    const link = await newestLink(target, username);

    for (const password of ['password123', 'Ada-Byron-1815', username])
      expect(await update({ ...link, password })).toMatchObject(refusal(422, subCodes.weakPassword));
    expect((await update({ ...link, password: another })).http).toBe(200);
  });

  withMessages('the holder is told of a changed password by mail, and of none that was refused', async () => {
    const { username } = await registerFully(target);
    await ask({ Email: username });
    const link = await newestLink(target, username);
    const told = async () =>
      (await target.readMessages?.(username))?.filter(({ text }) => text.includes('was just changed')).length;
    await update({ ...link, password: 'password123' });
    expect(await told()).toBe(0);
    await update({ ...link, password: another });

    expect(await told()).toBe(1);
    expect((await target.readMessages?.(username))?.[0]?.text).toMatch(
      /If it wasn’t[\s\S]+forgotten-password/,
    );
  });

  withMessages('an account number must be the account’s own', async () => {
    const { username, password } = await registerFully(target);
    const { token } = await signIn(target, { username, password });
    const { accountNumber } = await dataOf(account, call(target, '/api/accounts/get', { token }));
    const count = async () => (await target.readMessages?.(username))?.length ?? 0;
    const before = await count();

    await ask({ Email: username, AccountNumber: 'A0' });
    expect(await count()).toBe(before);
    await ask({ Email: username, AccountNumber: accountNumber });
    expect(await count()).toBe(before + 1);
  });

  test.skipIf(!target.readMessages || !target.passTime)('a link ends after a day', async () => {
    const { username } = await registerFully(target);
    await ask({ Email: username });
    const secrets = await newestLink(target, username);
    target.passTime?.(24 * 60 * 60_000 + 1000);

    expect(await update({ ...secrets, password: another })).toMatchObject(spent);
  });

  test('made-up secrets and short passwords are refused', async () => {
    expect(await update({ id: 'x', idSalt: "' or 1=1 --", password: another })).toMatchObject(spent);
    expect(await update({ id: 'x', idSalt: 'y', password: 'short' })).toMatchObject(refusal(400));
  });
}
