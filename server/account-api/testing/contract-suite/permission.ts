import { expect, test } from 'vitest';
import { accountCalls } from '#server/account-contract/account-calls.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import { contracts, orders } from '#server/account-contract/lease.ts';
import { call, dataOf, refusal, signIn } from './call.ts';
import { accountQueries } from './reading.ts';
import type { AccountApiTarget } from './target.ts';

const hostileTexts = [
  "' or '1'='1",
  "'; drop table accounts; --",
  '%',
  '\\',
  '\u0000',
  '\r\nX-Injected: yes',
  '😀',
];

/** A token reads its own account and nothing else; malformed input is refused and changes nothing. */
export function describePermission(target: AccountApiTarget): void {
  const tokenCalls = Object.values(accountCalls).filter(({ needsToken }) => needsToken);

  test.for(tokenCalls)('$method $path needs a token', async ({ method, path }) => {
    const expired = refusal(401, subCodes.tokenExpired);
    const sent = method === 'POST' ? { body: {} } : {};

    expect(await call(target, path, sent)).toMatchObject(expired);
    expect(await call(target, path, { ...sent, token: 'A'.repeat(43) })).toMatchObject(expired);
    expect(await call(target, path, { ...sent, token: "' or 1=1 --" })).toMatchObject(expired);
  });

  test.for(accountQueries)(
    '$path: another account is as unknown as one that does not exist',
    async (each) => {
      const { token } = await signIn(target, target.own);
      const other = await signIn(target, target.other);
      const foreign = await call(target, each.path, { token, query: each.toQuery(other.accountId) });
      const unknown = await call(target, each.path, { token, query: each.toQuery('no-such-account') });

      expect(foreign).toMatchObject(refusal(404));
      expect(foreign).toEqual(unknown);
    },
  );

  test('another account’s wallet code, consents and documents are 404', async () => {
    const { token } = await signIn(target, target.own);
    const { accountId } = await signIn(target, target.other);
    const code = { accountid: accountId, emailaddress: target.other.username };
    const consent = { accountId, email: true, phone: true, sms: true, post: true };
    const upload = { accountId, name: 'a.pdf', type: 'application/pdf', contentBase64: btoa('%PDF-1.4') };

    expect(await call(target, '/api/wallet/sendcode', { token, query: code })).toMatchObject(refusal(404));
    expect(await call(target, '/api/marketingconsent/save', { token, body: consent })).toMatchObject(
      refusal(404),
    );
    expect(await call(target, '/api/documents/upload/base64', { token, body: upload })).toMatchObject(
      refusal(404),
    );
  });

  test('another account’s order and contract are 404 like unknown ones', async () => {
    const { token } = await signIn(target, target.own);
    const other = await signIn(target, target.other);
    const mine = { token: other.token };
    const list = await call(target, '/api/orders/getlatest', {
      ...mine,
      query: { accountid: other.accountId },
    });
    const papers = await call(target, '/api/contracts/getcontracts', {
      ...mine,
      query: { accountId: other.accountId },
    });
    const orderid = orders.parse(list.data)[0]?.orderId ?? '';
    const dealsheetid = contracts.parse(papers.data)[0]?.dealSheetId ?? '';
    const asOwn = (path: string, query: Record<string, string>) => call(target, path, { token, query });

    expect((await call(target, '/api/orders/getorder', { ...mine, query: { orderid } })).http).toBe(200);
    expect(await asOwn('/api/orders/getorder', { orderid })).toMatchObject(refusal(404));
    expect(await asOwn('/api/orders/getorder', { orderid: 'none' })).toMatchObject(refusal(404));
    expect(await asOwn('/api/contracts/getcontract', { dealsheetid })).toMatchObject(refusal(404));
    expect(await asOwn('/api/contracts/getcontract', { dealsheetid: 'none' })).toMatchObject(refusal(404));
  });

  test('parameters are accepted only in their exact spelling, and only once', async () => {
    const { token, accountId } = await signIn(target, target.own);
    const ask = (path: string, query: string) => call(target, path, { token, query });

    expect(await ask('/api/quotes/getlatest', `accountid=${accountId}`)).toMatchObject(refusal(400));
    expect(await ask('/api/orders/getlatest', `accountId=${accountId}`)).toMatchObject(refusal(400));
    expect(await ask('/api/wallet/getwallet', `accountid=${accountId}&accountid=${accountId}`)).toMatchObject(
      refusal(400),
    );
    expect(await ask('/api/menu/getmenucounts', '')).toMatchObject(refusal(400));
  });

  test.for(hostileTexts)('every call answers %j with a refusal or data, never a fault', async (text) => {
    const { token, accountId } = await signIn(target, target.own);
    const asked = [
      call(target, '/api/accounts/search', { query: { emailAddress: text, phoneNumber: text } }),
      call(target, '/api/auth/token', { query: { username: text, password: text } }),
      call(target, '/api/orders/getorder', { token, query: { orderid: text } }),
      call(target, '/api/contracts/getcontract', { token, query: { dealsheetid: text } }),
      call(target, '/api/quotes/getlatest', { token, query: { accountId: text } }),
    ];

    for (const reply of await Promise.all(asked)) expect(reply.http).toBeLessThan(500);
    expect(
      (
        await dataOf(
          orders,
          call(target, '/api/orders/getlatest', { token, query: { accountid: accountId } }),
        )
      ).length,
    ).toBeGreaterThan(0);
  });

  test('an unknown path is 404 in the envelope', async () => {
    const { token } = await signIn(target, target.own);

    expect(await call(target, '/api/accounts/none', { token })).toMatchObject(refusal(404));
  });
}
