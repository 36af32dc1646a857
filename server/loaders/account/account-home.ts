import type { OrderSummary, Quote } from '#server/account-api/contract/lease.ts';
import type { Loader } from '#server/loaders/loader.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { accountHomePage } from '#shared/pages/account/home/account-home.route.ts';
import type { LatestOrder, LatestQuote } from '#shared/pages/account/home/account-home-data.ts';
import { requireCaller, toPanel } from './account-caller.ts';
import { loadAccountFrame } from './account-frame.ts';

/** Where things stand. The panels come late, each on its own; `wait` asks for all of them at once. */
export const loadAccountHome: Loader<typeof accountHomePage> = async (request) => {
  const { account } = request.services;
  const { accountId, context } = requireCaller(request);
  const data = {
    ...loadAccountFrame(request),
    order: toPanel(account.getLatestOrders(accountId, context), toLatestOrder),
    quote: toPanel(account.getLatestQuotes(accountId, context), toLatestQuote),
  };
  if (request.search.get('wait') !== 'true') return data;
  return settled(data);
};

async function settled<Data extends { counts: object; order: object; quote: object }>(data: Data) {
  const [counts, order, quote] = await Promise.all([data.counts, data.order, data.quote]);
  return { ...data, counts: { value: counts }, order: { value: order }, quote: { value: quote } };
}

function toLatestOrder(orders: readonly OrderSummary[]): LatestOrder | null {
  const latest = orders.toSorted((a, b) => b.orderedOn.localeCompare(a.orderedOn))[0];
  if (!latest) return null;
  const { orderId, orderNumber, terms, stage, expectedFrom: from, expectedTo: to } = latest;
  const expected = from !== undefined && to !== undefined ? { expected: { from, to } } : {};
  return { orderId, orderNumber, vehicleName: terms.vehicleName, stage, ...expected };
}

function toLatestQuote(quotes: readonly Quote[]): LatestQuote | null {
  const latest = quotes.toSorted((a, b) => b.quotedAt.localeCompare(a.quotedAt))[0];
  if (!latest) return null;
  const { terms, validUntil, status } = latest;
  const { vehicleName, dealType, monthlyPence, initialPence, totalPence, termMonths, annualMiles } = terms;
  const price = { monthlyPence, initialPence, totalPence, termMonths, annualMiles };
  return { vehicleName, vat: dealTypes[dealType].vat, ...price, validUntil, status };
}
