import { expect, test } from 'vitest';
import type { Quote } from '#server/account-contract/lease.ts';
import { SignedOutError } from '#server/platform/http/errors.ts';
import { listFigureChanges } from '#shared/pages/account/lease/price-change.ts';
import { loadQuotes } from './load-quotes.ts';
import { accountRequest, succeed } from './testing/account-request.ts';
import { dearerTerms, exampleQuote, todaysTerms } from './testing/example-leases.ts';

async function loadQuote(facts: Partial<Quote> = {}) {
  const answers = { getLatestQuotes: () => succeed([{ ...exampleQuote, ...facts }]) };
  const { quotes } = await loadQuotes(accountRequest({ path: '/account/quotes', answers }));
  return quotes.value?.[0];
}

test('a quote at today’s price is unchanged to the penny', async () => {
  expect((await loadQuote())?.today).toEqual({ kind: 'unchanged' });
});

test('a quote made at another rental shows today’s price and the difference to the penny', async () => {
  const quote = await loadQuote({ terms: dearerTerms });
  if (quote?.today.kind !== 'changed') throw new Error('The price should have changed.');

  expect(quote.today.price.monthlyPence).toBe(300_05);
  expect(quote.today.price.totalPence - quote.lease.price.totalPence).toBe(-440_00);
  expect(listFigureChanges(quote.lease.price, quote.today.price)).toEqual([
    { label: 'True monthly cost', kept: '£385.58', now: '£373.36', change: '£12.22 less', isCheaper: true },
    { label: 'Monthly rental', kept: '£310.05', now: '£300.05', change: '£10.00 less', isCheaper: true },
    { label: 'Initial rental', kept: '£2,790.45', now: '£2,700.45', change: '£90.00 less', isCheaper: true },
    { label: 'Total', kept: '£13,881.00', now: '£13,441.00', change: '£440.00 less', isCheaper: true },
  ]);
});

test('the stored figures are shown unchanged, even where our own arithmetic would give others', async () => {
  const quote = await loadQuote({ terms: { ...todaysTerms, initialPence: 1 } });

  expect(quote?.lease.price.initialPence).toBe(1);
  expect(quote?.today.kind).toBe('changed');
});

test('a profile or vehicle that is no longer offered is not shown as a changed price', async () => {
  const profileGone = await loadQuote({ terms: { ...todaysTerms, annualMiles: 30_000 } });
  const vehicleGone = await loadQuote({ terms: { ...todaysTerms, vehicleRef: '9999999999' } });

  expect(profileGone?.today).toEqual({ kind: 'profile-gone' });
  expect(vehicleGone?.today).toEqual({ kind: 'vehicle-gone' });
  expect(vehicleGone?.lease).not.toHaveProperty('vehicleHref');
});

test('an open quote whose last day has passed is expired', async () => {
  expect((await loadQuote({ validUntil: '2020-01-31' }))?.status).toBe('expired');
  expect((await loadQuote())?.status).toBe('open');
  expect((await loadQuote({ validUntil: '2020-01-31', status: 'accepted' }))?.status).toBe('accepted');
});

test('a quote of another account is never shown, even if the account API answers with one', async () => {
  expect(await loadQuote({ accountId: 'A-2' })).toBeUndefined();
});

test('when the call fails, the page has no quotes and the frame is still shown', async () => {
  const data = await loadQuotes(accountRequest({ path: '/account/quotes' }));

  expect(data.quotes).toEqual({});
  expect(data.frame.firstName).toBe('Ada');
});

test('a visitor who is not signed in, or whose token has expired, is sent to login', async () => {
  const expired = { data: null, status: { code: 400, message: 'Error', subCode: 2 }, isSucceed: false };
  const answers = { getLatestQuotes: async () => expired };

  await expect(loadQuotes(accountRequest({ isSignedIn: false }))).rejects.toThrow(SignedOutError);
  await expect(loadQuotes(accountRequest({ answers }))).rejects.toThrow(SignedOutError);
});
