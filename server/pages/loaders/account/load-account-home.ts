import type { Answer } from '#server/account-contract/answer.ts';
import type { Order, OrderSummary, Quote } from '#server/account-contract/lease.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { divideRoundHalfUp } from '#shared/deals/price.ts';
import type { accountPages } from '#shared/pages/account/account-pages.ts';
import type {
  DueDocuments,
  LatestOrder,
  LatestQuote,
} from '#shared/pages/account/home/account-home-page.tsx';
import type { Late } from '#shared/ui/late-part.tsx';
import { loadAccountFrame, requireCaller } from './account-caller.ts';
import { settleSoon, toFirstPanel } from './panels.ts';

/** `/account`. Each slow panel comes late on its own; `wait=true` makes the page wait for all of them. */
export const loadAccountHome: Loader<typeof accountPages.accountHome> = async (request) => {
  const { account } = request.services;
  const { accountId, context } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const orders = account.getLatestOrders(accountId, context);
  const order = toFirstPanel(orders, toLatestOrder);
  const due = listDue(orders, (orderId) => account.getOrder(orderId, context));
  const quote = toFirstPanel(account.getLatestQuotes(accountId, context), toLatestQuote);
  const panels = await settleSoon({ due, order, quote }, request.search);
  if (request.search.get('wait') !== 'true') return { ...frame, ...panels };
  return { ...frame, ...panels, counts: await settled(frame.counts) };
};

async function settled<Value>(late: Late<Value>): Promise<{ readonly value?: Value }> {
  return late instanceof Promise ? { value: await late } : late;
}

/** Orders that are asked for what they wait for; the account API answers for one at a time. */
const askedOrders = 3;

/** What the latest orders under way still need of the customer; nothing of an order whose call fails. */
async function listDue(
  orders: Promise<Answer<readonly OrderSummary[]>>,
  getOrder: (orderId: string) => Promise<Answer<Order>>,
): Promise<readonly DueDocuments[]> {
  const { data, isSucceed } = await orders;
  const underWay = (isSucceed && data ? data : [])
    .filter(({ stage }) => stage !== 'delivered')
    .toSorted((a, b) => b.orderedOn.localeCompare(a.orderedOn))
    .slice(0, askedOrders);
  const answers = await Promise.all(underWay.map(({ orderId }) => getOrder(orderId)));
  return answers.flatMap(({ data: order, isSucceed }) => (isSucceed && order ? toDue(order) : []));
}

function toDue({ orderId, terms, askedDocuments }: Order): readonly DueDocuments[] {
  const missing = askedDocuments.filter(({ receivedAt }) => receivedAt === undefined);
  if (missing.length === 0) return [];
  const [neededBy] = missing.flatMap((each) => each.neededBy ?? []).toSorted();
  const isToCome = neededBy !== undefined && neededBy >= todayInLondon();
  const due = { orderId, vehicleName: terms.vehicleName, count: missing.length };
  return [{ ...due, ...(isToCome && { neededBy }) }];
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
  const { vehicleName, dealType, monthlyPence, totalPence, termMonths, annualMiles } = terms;
  const trueMonthlyPence = divideRoundHalfUp(totalPence, termMonths);
  const upFrontPence = terms.initialPence + terms.feePence;
  const price = { trueMonthlyPence, monthlyPence, upFrontPence, totalPence, termMonths, annualMiles };
  return { vehicleName, vat: dealTypes[dealType].vat, ...price, validUntil, status };
}
