import { expect, test } from 'vitest';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { loadOrder, loadOrders } from './load-orders.ts';
import { accountRequest, succeed } from './testing/account-request.ts';
import { exampleOrder } from './testing/example-leases.ts';

const own: Partial<AccountApi> = {
  getLatestOrders: () => succeed([exampleOrder]),
  getOrder: (orderId) => succeed({ ...exampleOrder, orderId }),
};

const open = (id: string, answers: Partial<AccountApi>) =>
  loadOrder({ ...accountRequest({ path: `/account/orders/${id}`, answers }), params: { id } });

test('every estimate is kept, newest first, with both ends of the one before it', async () => {
  const { order } = await open('O-1', own);

  expect(order.value?.estimates).toEqual([
    {
      madeOn: '2026-10-20',
      from: '2027-01-04',
      to: '2027-01-18',
      reason: 'The ship left late.',
      before: { from: '2026-12-07', to: '2026-12-21' },
    },
    { madeOn: '2026-09-01', from: '2026-12-07', to: '2026-12-21', reason: 'First estimate.' },
  ]);
});

test('an order names the documents that it asks for, and the day on which each came', async () => {
  const { order } = await open('O-1', own);

  expect(order.value?.askedDocuments).toEqual([
    { kind: 'driving-licence' },
    { kind: 'proof-of-address', receivedOn: '2026-11-11' },
  ]);
});

test('days are those of the United Kingdom, and future stages have no date', async () => {
  const { order } = await open('O-1', own);

  expect(order.value?.stages).toEqual([
    { stage: 'quote-accepted', reachedOn: '2026-09-01' },
    { stage: 'in-transit', reachedOn: '2026-11-10' },
    { stage: 'delivered' },
  ]);
});

test('another customer’s order is not found even if the account API hands it out', async () => {
  await expect(open('O-2', own)).rejects.toThrow(NotFoundError);
});

test('an order is not shown when the account’s own list fails, because it may be another customer’s', async () => {
  const { getOrder } = own;
  const data = await open('O-2', { ...(getOrder && { getOrder }) });

  expect(data.order).toEqual({});
});

test('an order of the customer’s whose call fails is shown as failed, not as unknown', async () => {
  const data = await open('O-1', { getLatestOrders: () => succeed([exampleOrder]) });

  expect(data.order).toEqual({});
});

test('a delivered order has no expected date', async () => {
  const answers = { getLatestOrders: () => succeed([{ ...exampleOrder, stage: 'delivered' as const }]) };
  const { orders } = await loadOrders(accountRequest({ path: '/account/orders', answers }));

  expect(orders.value?.[0]).not.toHaveProperty('expected');
});
