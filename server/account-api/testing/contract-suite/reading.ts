import { expect, test } from 'vitest';
import { z } from 'zod';
import * as account from '#server/account-contract/account.ts';
import type { AccountCall } from '#server/account-contract/account-call.ts';
import { accountCallNames, accountCalls } from '#server/account-contract/account-calls.ts';
import * as lease from '#server/account-contract/lease.ts';
import { orderStages } from '#shared/contracts/order-stages.ts';
import { call, dataOf, signIn } from './call.ts';
import type { AccountApiTarget } from './target.ts';

/** Calls that read a list or a fact of one account, which they name in their only parameter, with that query. */
export const accountQueries = accountCallNames.flatMap((name) => {
  const call: AccountCall<unknown, unknown> = accountCalls[name];
  const { properties = {} } = z.toJSONSchema(call.parameters, { io: 'input', unrepresentable: 'any' });
  const names = Object.keys(properties);
  if (!call.isRepeatable || !/^(account)?id$/i.test(names.join())) return [];
  const toQuery = (accountId: string) => z.encode(call.parameters, accountId) as Record<string, string>;
  return [{ name, path: call.path, data: call.data, toQuery }];
});

/** Every reading call gives what its schema says. */
export function describeReading(target: AccountApiTarget): void {
  test.for(accountQueries)('$path answers for the token’s account', async ({ path, data, toQuery }) => {
    const { token, accountId } = await signIn(target, target.own);

    await dataOf(data, call(target, path, { token, query: toQuery(accountId) }));
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
    expect(order.stages.map(({ stage }) => stage)).toEqual(orderStages);
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
    for (const { path, data, toQuery } of accountQueries) {
      answers.set(path, await dataOf(data, call(target, path, { token, query: toQuery(accountId) })));
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
