import type { DeliveryEstimate, Order, OrderSummary } from '#server/account-contract/lease.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type {
  EstimateView,
  OrderData,
  OrderSummaryView,
  OrdersData,
  OrderView,
} from '#shared/pages/account/orders/orders-data.ts';
import { loadAccountFrame, requireCaller } from './account-caller.ts';
import { toFirstPanel } from './panels.ts';
import { contactOf, type LeaseSurroundings, surroundingsOf, toAgreedLease } from './to-agreed-lease.ts';

/** `/account/orders`: newest first. */
export async function loadOrders(request: LoaderRequest): Promise<OrdersData> {
  const { accountId, context } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const surroundings = surroundingsOf(request);
  const orders = await toFirstPanel(request.services.account.getLatestOrders(accountId, context), (all) =>
    all
      .toSorted((one, other) => other.orderedOn.localeCompare(one.orderedOn))
      .map((order) => toSummaryView(order, surroundings)),
  );
  return { ...frame, orders };
}

/**
 * `/account/orders/:id`. The account API's call for one order does not name an account, so only orders in the account's
 * own list are shown. Another customer's order and an unknown order are both not found.
 */
export async function loadOrder(request: LoaderRequest): Promise<OrderData> {
  const { accountId, context } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const { account } = request.services;
  const orderId = request.params.id ?? '';
  const [own, order] = await Promise.all([
    toFirstPanel(account.getLatestOrders(accountId, context), (all) => all.map((each) => each.orderId)),
    toFirstPanel(account.getOrder(orderId, context), (found) => toOrderView(found, surroundingsOf(request))),
  ]);
  if (own.value && !own.value.includes(orderId)) throw new NotFoundError('That order');
  const isOwn = own.value !== undefined && order.value?.orderId === orderId;
  return { ...frame, orderId, order: isOwn ? order : {}, contact: contactOf(request) };
}

function toSummaryView(order: OrderSummary, surroundings: LeaseSurroundings): OrderSummaryView {
  const { orderId, orderNumber, stage, orderedOn, expectedFrom, expectedTo } = order;
  const isExpected = expectedFrom !== undefined && expectedTo !== undefined && stage !== 'delivered';
  return {
    orderId,
    orderNumber,
    stage,
    orderedOn,
    lease: toAgreedLease(order.terms, surroundings),
    ...(isExpected ? { expected: { from: expectedFrom, to: expectedTo } } : {}),
  };
}

function toOrderView(order: Order, surroundings: LeaseSurroundings): OrderView {
  return {
    ...toSummaryView(order, surroundings),
    stages: order.stages.map(({ stage, reachedAt }) => ({
      stage,
      ...(reachedAt ? { reachedOn: todayInLondon(new Date(reachedAt)) } : {}),
    })),
    estimates: toEstimateViews(order.estimates),
    nextSteps: order.nextSteps,
    askedDocuments: order.askedDocuments.map(({ kind, receivedAt }) => ({
      kind,
      ...(receivedAt && { receivedOn: todayInLondon(new Date(receivedAt)) }),
    })),
  };
}

/** Newest first, each with both ends of the estimate before it. */
function toEstimateViews(estimates: readonly DeliveryEstimate[]): readonly EstimateView[] {
  const oldestFirst = estimates.toSorted((one, other) => one.madeAt.localeCompare(other.madeAt));
  const views = oldestFirst.map(({ madeAt, from, to, reason }, place): EstimateView => {
    const before = oldestFirst[place - 1];
    const view = { madeOn: todayInLondon(new Date(madeAt)), from, to, reason };
    return before ? { ...view, before: { from: before.from, to: before.to } } : view;
  });
  return views.toReversed();
}
