import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { DeliveryEstimate, Order, OrderSummary } from '#server/account-contract/lease.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { orderStages } from '#shared/contracts/order-stages.ts';
import { accountDeliveryEstimates, accountOrderStages, accountOrders } from './account-tables.ts';

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
    ({ stages: _, estimates: __, nextSteps: ___, ...summary }) => summary,
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
  return rows.map((row) => {
    const isOfRow = ({ orderId }: { readonly orderId: string }) => orderId === row.orderId;
    const reached = new Map(stages.filter(isOfRow).map(({ stage, reachedAt }) => [stage, reachedAt]));
    return toOrder(row, reached, estimates.filter(isOfRow).map(toEstimate));
  });
}

function toOrder(row: OrderRow, reached: ReadonlyMap<string, Date>, estimates: DeliveryEstimate[]): Order {
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

/** What the customer can do at each stage of an order. */
const nextStepsByStage: Readonly<Record<OrderSummary['stage'], readonly string[]>> = {
  'quote-accepted': [
    'Upload proof of identity and proof of address under Important documents.',
    'Have three months of bank statements ready for the finance application.',
  ],
  'finance-decision': ['Nothing to do unless the funder asks. Keep an eye on your email.'],
  'documents-signed': ['Nothing to do. We’ll place the order with the dealer.'],
  'vehicle-ordered': ['Tell your account manager if your address or your job changes before delivery.'],
  built: ['Nothing to do. Your vehicle is waiting for transport.'],
  'in-transit': ['Arrange insurance to start on delivery day.'],
  'at-dealer': [
    'Agree a delivery day with your account manager.',
    'Upload your certificate of motor insurance under Important documents.',
  ],
  'delivery-booked': [
    'Be there with your driving licence on the day, or tell us who will be.',
    'Check the vehicle in daylight before you sign, and note any marks on the delivery form.',
  ],
  delivered: ['Keep the delivery form. It shows the condition of the vehicle when it arrived.'],
};
