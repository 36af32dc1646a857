import { expect, test } from 'vitest';
import * as account from '#server/account-contract/account.ts';
import { accountDocuments } from '#server/account-contract/document.ts';
import * as lease from '#server/account-contract/lease.ts';
import { wallet, walletBalance } from '#server/account-contract/wallet.ts';
import { call, dataOf, signIn } from './call.ts';
import type { AccountApiTarget } from './target.ts';

/** Calls that name the account, by the spelling of the parameter, and what they answer. */
export const accountCalls = [
  { path: '/api/quotes/getlatest', parameter: 'accountId', schema: lease.quotes },
  { path: '/api/orders/getlatest', parameter: 'accountid', schema: lease.orders },
  { path: '/api/accounts/getamstatus', parameter: 'id', schema: account.accountManager },
  { path: '/api/contracts/getcontracts', parameter: 'accountId', schema: lease.contracts },
  { path: '/api/wallet/getbalance', parameter: 'accountid', schema: walletBalance },
  { path: '/api/menu/getmenucounts', parameter: 'accountid', schema: account.menuCounts },
  { path: '/api/documents/getlatest', parameter: 'accountId', schema: accountDocuments },
  { path: '/api/wallet/getwallet', parameter: 'accountid', schema: wallet },
  { path: '/api/marketingconsent/get', parameter: 'accountId', schema: account.marketingConsent },
] as const;

/** Every reading call gives what its schema says. */
export function describeReading(target: AccountApiTarget): void {
  test.for(accountCalls)('$path answers for the token’s account', async ({ path, parameter, schema }) => {
    const { token, accountId } = await signIn(target, target.own);

    await dataOf(schema, call(target, path, { token, query: { [parameter]: accountId } }));
  });

  test('the account is the token’s own', async () => {
    const { token, accountId } = await signIn(target, target.own);
    const own = await dataOf(account.account, call(target, '/api/accounts/get', { token }));

    expect(own.accountId).toBe(accountId);
    expect(own.email.toLowerCase()).toBe(target.own.username.toLowerCase());
  });

  test('an order of the list can be read, with all stages and its estimates in order', async () => {
    const { token, accountId } = await signIn(target, target.own);
    const query = { accountid: accountId };
    const [first] = await dataOf(lease.orders, call(target, '/api/orders/getlatest', { token, query }));
    const orderid = first?.orderId ?? '';
    const order = await dataOf(
      lease.order,
      call(target, '/api/orders/getorder', { token, query: { orderid } }),
    );

    expect(order).toMatchObject({ ...first });
    expect(order.stages.map(({ stage }) => stage)).toEqual(lease.orderStages);
    expect(order.estimates.map(({ madeAt }) => madeAt)).toEqual(
      order.estimates.map(({ madeAt }) => madeAt).sort(),
    );
  });

  test('a contract of the list can be read', async () => {
    const { token, accountId } = await signIn(target, target.own);
    const list = call(target, '/api/contracts/getcontracts', { token, query: { accountId } });
    const [first] = await dataOf(lease.contracts, list);
    const query = { dealsheetid: first?.dealSheetId ?? '' };

    expect(
      await dataOf(lease.contract, call(target, '/api/contracts/getcontract', { token, query })),
    ).toEqual(first);
  });

  test('the counts of the menu are the lengths of the lists, its money the wallet’s', async () => {
    const { token, accountId } = await signIn(target, target.own);
    const answers = new Map<string, unknown>();
    for (const { path, parameter, schema } of accountCalls) {
      answers.set(
        path,
        await dataOf(schema, call(target, path, { token, query: { [parameter]: accountId } })),
      );
    }
    const list = (path: string) => answers.get(path) as readonly unknown[];

    expect(answers.get('/api/menu/getmenucounts')).toEqual({
      quotes: list('/api/quotes/getlatest').length,
      orders: list('/api/orders/getlatest').length,
      contracts: list('/api/contracts/getcontracts').length,
      documents: list('/api/documents/getlatest').length,
      walletPence: (answers.get('/api/wallet/getbalance') as { balancePence: number }).balancePence,
    });
  });
}
