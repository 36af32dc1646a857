import { expect, test } from 'vitest';
import type { Quote } from '#server/account-contract/lease.ts';
import type { QuoteRequest } from '#server/enquiries/enquiry-store.ts';
import type { KeptDeal } from '#server/enquiries/kept-deal.ts';
import type { Services } from '#server/pages/services.ts';
import { SignedOutError, UnavailableError } from '#server/platform/http/errors.ts';
import { changeReason, listFigureChanges } from '#shared/pages/account/lease/price-change.ts';
import { loadQuotes } from './load-quotes.ts';
import { accountRequest, succeed } from './testing/account-request.ts';
import { dearerTerms, exampleQuote, todaysTerms } from './testing/example-leases.ts';

interface Kept {
  readonly quotes?: readonly Partial<Quote>[];
  readonly requests?: readonly QuoteRequest[];
  readonly services?: Partial<Services>;
}

async function loadAll({ quotes = [], requests = [], services = {} }: Kept) {
  const answers = { getLatestQuotes: () => succeed(quotes.map((facts) => ({ ...exampleQuote, ...facts }))) };
  const request = accountRequest({ path: '/account/quotes', answers });
  const enquiries = { ...request.services.enquiries, listQuoteRequests: async () => requests };
  return loadQuotes({ ...request, services: { ...request.services, enquiries, ...services } });
}

async function loadQuote(facts: Partial<Quote> = {}, services: Partial<Services> = {}) {
  const quote = (await loadAll({ quotes: [facts], services })).quotes.value?.[0];
  if (quote?.status === 'unpriced') throw new Error('A stored quote has a price.');
  return quote;
}

const keptDeal: KeptDeal = {
  terms: todaysTerms,
  pricingType: 'standard',
  ratebookId: 'EX-1',
  validUntil: '2999-12-31',
};
const request: QuoteRequest = {
  reference: 'ENQ-TEST0-00000',
  receivedAt: new Date('2026-11-19T09:00:00Z'),
  deal: keptDeal,
};

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
    { label: 'Monthly rental', kept: '£310.05', now: '£300.05', change: '£10 less', isCheaper: true },
    { label: 'Initial payment', kept: '£2,790.45', now: '£2,700.45', change: '£90 less', isCheaper: true },
    { label: 'Total', kept: '£13,881', now: '£13,441', change: '£440 less', isCheaper: true },
  ]);
});

test('a changed rental says whether the price list is a new one, and names no ratebook', async () => {
  const from = (ratebookId: string): Partial<Services> => ({
    rateSources: { find: async () => ({ ratebookId, funder: 'Example Finance', validUntil: '2999-12-31' }) },
  });
  const replaced = await loadQuote({ terms: dearerTerms }, from('EX-1'));
  const revised = await loadQuote({ terms: dearerTerms }, from('EX-0'));
  const unknown = await loadQuote({ terms: dearerTerms });
  const reasons = [replaced, revised, unknown].map((quote) => {
    if (quote?.today.kind !== 'changed') throw new Error('The price should have changed.');
    return changeReason(quote.lease.price, quote.today.price, quote.today.rateSource);
  });

  expect(reasons).toEqual([
    'The funder has a new price list since then.',
    'The funder has changed its rental for this vehicle since then.',
    'The rental for this lease has changed since then.',
  ]);
  expect(JSON.stringify([replaced, revised, unknown])).not.toContain('EX-');
});

test('a request sent while signed in is in the list, with the price that was seen and today’s', async () => {
  const { quotes } = await loadAll({ requests: [request] });

  expect(quotes.value).toMatchObject([
    {
      quoteId: 'ENQ-TEST0-00000',
      status: 'requested',
      quotedOn: '2026-11-19',
      validUntil: '2999-12-31',
      lease: { vehicleName: todaysTerms.vehicleName, price: { monthlyPence: 300_05 } },
      today: { kind: 'unchanged' },
    },
  ]);
});

test('a request for a price on application is in the list without a price', async () => {
  const { dealType, vehicleRef, vehicleName, termMonths, annualMiles, initialMonths, isMaintained } =
    todaysTerms;
  const profile = { termMonths, annualMiles, initialMonths, isMaintained };
  const deal = { terms: { dealType, vehicleRef, vehicleName, ...profile } };
  const { quotes } = await loadAll({ requests: [{ ...request, deal }] });

  expect(quotes.value).toMatchObject([{ status: 'unpriced', lease: { vehicleName } }]);
});

test('quotes that can still be had come first; of those on one range the lowest true monthly cost', async () => {
  const { quotes } = await loadAll({
    quotes: [
      { quoteId: 'expired', validUntil: '2020-01-31', quotedAt: '2026-11-10T10:00:00Z' },
      {
        quoteId: 'other-range',
        terms: { ...todaysTerms, vehicleRef: '1000000002' },
        quotedAt: '2026-11-04T10:00:00Z',
      },
      { quoteId: 'dearer', terms: dearerTerms, quotedAt: '2026-11-09T10:00:00Z' },
      { quoteId: 'cheaper', quotedAt: '2026-11-02T10:00:00Z' },
    ],
  });

  expect(quotes.value?.map(({ quoteId }) => quoteId)).toEqual([
    'cheaper',
    'dearer',
    'other-range',
    'expired',
  ]);
});

test('while the database is away the page says that the quotes could not be loaded', async () => {
  const away = { listQuoteRequests: () => Promise.reject(new UnavailableError('away')) };
  const enquiries = { ...accountRequest().services.enquiries, ...away };

  expect((await loadAll({ quotes: [{}], services: { enquiries } })).quotes).toEqual({});
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
