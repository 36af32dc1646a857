import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import {
  type DeliveryEstimate,
  type Order,
  type OrderSummary,
  orderStages,
} from '#server/account-contract/lease.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { accountDeliveryEstimates, accountOrderStages, accountOrders } from './account-tables.ts';
import { nextStepsByStage } from './next-steps.ts';

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
