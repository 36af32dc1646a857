import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { DeliveryEstimate, Order, OrderSummary } from '#server/account-contract/lease.ts';
import type { Orm } from '#server/platform/database/database.ts';
import type { DocumentKind } from '#shared/contracts/document-kinds.ts';
import { orderStages } from '#shared/contracts/order-stages.ts';
import { addDays } from '#shared/format/london-time.ts';
import {
  accountDeliveryEstimates,
  accountDocuments,
  accountOrderStages,
  accountOrders,
} from './account-tables.ts';

type OrderRow = typeof accountOrders.$inferSelect;

/** An account's orders, newest first. */
export async function listOrders(orm: Orm, accountId: string): Promise<readonly OrderSummary[]> {
  const rows = await orm
    .select()
    .from(accountOrders)
    .where(eq(accountOrders.accountId, accountId))
    .orderBy(desc(accountOrders.orderedOn), asc(accountOrders.orderId))
    .limit(200);
  return (await loadOrders(orm, rows)).map(
    ({ stages: _, estimates: __, nextSteps: ___, askedDocuments: ____, ...summary }) => summary,
  );
}

/** One order of an account; undefined when it has no such order. */
export async function findOrder(orm: Orm, accountId: string, orderId: string): Promise<Order | undefined> {
  const own = and(eq(accountOrders.orderId, orderId), eq(accountOrders.accountId, accountId));
  const [order] = await loadOrders(orm, await orm.select().from(accountOrders).where(own));
  return order;
}

async function loadOrders(orm: Orm, rows: readonly OrderRow[]): Promise<readonly Order[]> {
  const ids = rows.map(({ orderId }) => orderId);
  const stages = await orm.select().from(accountOrderStages).where(inArray(accountOrderStages.orderId, ids));
  const estimates = await orm
    .select()
    .from(accountDeliveryEstimates)
    .where(inArray(accountDeliveryEstimates.orderId, ids))
    .orderBy(asc(accountDeliveryEstimates.madeAt));
  const arrivals = await listArrivals(orm, rows);
  return rows.map((row) => {
    const isOfRow = ({ orderId }: { readonly orderId: string }) => orderId === row.orderId;
    const reached = new Map(stages.filter(isOfRow).map(({ stage, reachedAt }) => [stage, reachedAt]));
    const order = toOrder(row, reached, estimates.filter(isOfRow).map(toEstimate));
    return { ...order, askedDocuments: listAsked(order, arrivals) };
  });
}

type Arrival = Pick<typeof accountDocuments.$inferSelect, 'kind' | 'addedAt'>;

/** The documents that the holder of these orders has sent, newest first. */
async function listArrivals(orm: Orm, rows: readonly OrderRow[]): Promise<readonly Arrival[]> {
  const { accountId, kind, addedAt, addedBy } = accountDocuments;
  const holders = [...new Set(rows.map((row) => row.accountId))];
  return orm
    .select({ kind, addedAt })
    .from(accountDocuments)
    .where(and(inArray(accountId, holders), eq(addedBy, 'customer')))
    .orderBy(desc(addedAt));
}

/** Days after an order in which the funder wants what it decides by. */
const daysToDecide = 14;

/**
 * The documents that the order's stage asks for: for the decision within two weeks, for the delivery by the first day on
 * which it may be. One counts as received when it came since the order was made.
 */
function listAsked(
  { stage, terms, orderedOn, expectedFrom }: Pick<Order, 'stage' | 'terms' | 'orderedOn' | 'expectedFrom'>,
  arrivals: readonly Arrival[],
): Order['askedDocuments'] {
  const isBusiness = terms.dealType !== 'personal';
  const asked = stage in askedByStage ? askedByStage[stage as keyof typeof askedByStage](isBusiness) : [];
  const isDecision =
    stage in askedByStage && askedByStage[stage as keyof typeof askedByStage] === forTheDecision;
  const neededBy = isDecision ? addDays(orderedOn, daysToDecide) : expectedFrom;
  return asked.map((kind) => {
    const arrival = arrivals.find((each) => each.kind === kind && each.addedAt >= new Date(orderedOn));
    return {
      kind,
      ...(neededBy && { neededBy }),
      ...(arrival && { receivedAt: arrival.addedAt.toISOString() }),
    };
  });
}

function toOrder(
  row: OrderRow,
  reached: ReadonlyMap<string, Date>,
  estimates: DeliveryEstimate[],
): Omit<Order, 'askedDocuments'> {
  const stage = orderStages.findLast((each) => reached.has(each)) ?? orderStages[0];
  const latest = estimates.at(-1);
  return {
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    terms: row.terms,
    stage,
    orderedOn: row.orderedOn,
    ...(latest && { expectedFrom: latest.from, expectedTo: latest.to }),
    stages: orderStages.map((each) => {
      const reachedAt = reached.get(each);
      return { stage: each, ...(reachedAt && { reachedAt: reachedAt.toISOString() }) };
    }),
    estimates,
    nextSteps: [...nextStepsByStage[stage]],
  };
}

function toEstimate(row: typeof accountDeliveryEstimates.$inferSelect): DeliveryEstimate {
  return { madeAt: row.madeAt.toISOString(), from: row.from, to: row.to, reason: row.reason };
}

/** For the funder, before its decision. */
const forTheDecision = (isBusiness: boolean): readonly DocumentKind[] =>
  isBusiness
    ? ['company-accounts', 'bank-statement', 'driving-licence']
    : ['driving-licence', 'proof-of-address', 'bank-statement'];

/** For the dealer, who hands over the vehicle only to an insured driver. */
const forTheDelivery = (): readonly DocumentKind[] => ['driving-licence', 'insurance-certificate'];

const askedByStage = {
  'quote-accepted': forTheDecision,
  'finance-decision': forTheDecision,
  'in-transit': forTheDelivery,
  'at-dealer': forTheDelivery,
  'delivery-booked': forTheDelivery,
} satisfies Partial<Record<OrderSummary['stage'], (isBusiness: boolean) => readonly DocumentKind[]>>;

/** What the customer can do at each stage of an order, beside sending documents. */
const nextStepsByStage: Readonly<Record<OrderSummary['stage'], readonly string[]>> = {
  'quote-accepted': ['Send us the documents for your finance application.'],
  'finance-decision': ['Check your email in case the funder has a question.'],
  'documents-signed': ['Nothing to do. We’ll place the order with the dealer.'],
  'vehicle-ordered': ['Tell your account manager if your address or your job changes before delivery.'],
  built: ['Nothing to do. Your vehicle is waiting for transport.'],
  'in-transit': ['Arrange insurance to start on delivery day.'],
  'at-dealer': ['Agree a delivery day with your account manager.'],
  'delivery-booked': [
    'Be there on the day with your driving licence, or tell us who will be.',
    'Check the vehicle in daylight before you sign, and note any marks on the delivery form.',
  ],
  delivered: ['Keep the delivery form. It shows the condition of the vehicle when it arrived.'],
};
