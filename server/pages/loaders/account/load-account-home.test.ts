import { expect, test } from 'vitest';
import type { Order, OrderSummary } from '#server/account-contract/lease.ts';
import { SignedOutError } from '#server/platform/http/errors.ts';
import type { Late } from '#shared/ui/late-part.tsx';
import { loadAccountHome } from './load-account-home.ts';
import { accountRequest, succeed } from './testing/account-request.ts';

const terms = {
  dealType: 'personal' as const,
  vehicleRef: '1000000001',
  vehicleName: 'Example One',
  termMonths: 36,
  annualMiles: 10000,
  initialMonths: 9,
  isMaintained: false,
  monthlyPence: 25000,
  initialPence: 225000,
  feePence: 0,
  totalPence: 1100000,
  excessTenths: 90,
};

const order: OrderSummary = {
  orderId: 'O-1',
  orderNumber: '10001',
  terms,
  stage: 'built',
  orderedOn: '2026-09-01',
};

/** A panel's value, whether it was there at once or came late. */
async function shown<Value>(late: Late<Value>): Promise<Value | undefined> {
  return late instanceof Promise ? late : late.value;
}

test('the order made last is shown, whatever the order of the answer', async () => {
  const answers = {
    getLatestOrders: () => succeed([order, { ...order, orderId: 'O-2', orderedOn: '2026-10-01' }]),
  };

  const home = await loadAccountHome(accountRequest({ answers }));

  expect(await shown(home.order)).toMatchObject({ value: { orderId: 'O-2', vehicleName: 'Example One' } });
});

test('a customer without orders or quotes is told that there are none, not that a call failed', async () => {
  const answers = { getLatestOrders: () => succeed([]), getLatestQuotes: () => succeed([]) };

  const home = await loadAccountHome(accountRequest({ answers }));

  expect(await shown(home.order)).toEqual({ value: null });
  expect(await shown(home.quote)).toEqual({ value: null });
});

test('when one call fails, the other panels are still shown', async () => {
  const home = await loadAccountHome(
    accountRequest({ answers: { getLatestOrders: () => succeed([order]) } }),
  );

  expect(await shown(home.order)).toMatchObject({ value: { orderId: 'O-1' } });
  expect(await shown(home.quote)).toEqual({});
  expect(await shown(home.counts)).toEqual({});
});

test('a slow panel does not delay the page, unless the visitor asks to wait for it', async () => {
  const never = new Promise<never>(() => undefined);
  const home = await loadAccountHome(accountRequest({ answers: { getLatestOrders: () => never } }));
  const waited = await loadAccountHome(
    accountRequest({ search: 'wait=true', answers: { getLatestOrders: () => succeed([]) } }),
  );

  expect(home.order).toBeInstanceOf(Promise);
  expect(waited.order).toEqual({ value: { value: null } });
});

test('a visitor who is signed out gets no account page', async () => {
  await expect(loadAccountHome(accountRequest({ isSignedIn: false }))).rejects.toThrow(SignedOutError);
});

test('the token and the account’s id stay on the server', async () => {
  const home = await loadAccountHome(accountRequest({ search: 'wait=true' }));

  expect(JSON.stringify(home)).not.toMatch(/secret-token|A-1|session-id/);
});

test('what an order still waits for comes first, with the earliest day on which it is needed', async () => {
  const asked = (neededBy: string): Order => ({
    ...order,
    stages: [],
    estimates: [],
    nextSteps: [],
    askedDocuments: [
      { kind: 'driving-licence', neededBy },
      { kind: 'insurance-certificate', neededBy: '2999-12-31' },
      { kind: 'proof-of-address', receivedAt: '2026-11-11T10:00:00Z' },
    ],
  });
  const dueOf = async (neededBy: string) => {
    const getLatestOrders = () => succeed([order]);
    const answers = { getLatestOrders, getOrder: () => succeed(asked(neededBy)) };
    return shown((await loadAccountHome(accountRequest({ answers }))).due);
  };
  const due = { orderId: 'O-1', vehicleName: 'Example One', count: 2 };

  expect(await dueOf('2999-11-26')).toEqual([{ ...due, neededBy: '2999-11-26' }]);
  expect(await dueOf('2020-01-01')).toEqual([due]);
});

test('nothing is due of a delivered order, nor where the account API does not answer', async () => {
  const delivered = { getLatestOrders: () => succeed([{ ...order, stage: 'delivered' as const }]) };

  expect(await shown((await loadAccountHome(accountRequest({ answers: delivered }))).due)).toEqual([]);
  expect(await shown((await loadAccountHome(accountRequest({}))).due)).toEqual([]);
});
