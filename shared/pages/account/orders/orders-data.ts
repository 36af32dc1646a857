import type { DocumentKind } from '#shared/contracts/document-kinds.ts';
import type { OrderStage } from '#shared/contracts/order-stages.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { AgreedLease, ContactFacts } from '#shared/pages/account/lease/agreed-lease.ts';
import type { Panel } from '#shared/pages/account/lease/panel.tsx';

/** Both ISO dates. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export interface OrderSummaryView {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly lease: AgreedLease;
  readonly stage: OrderStage;
  /** ISO date. */
  readonly orderedOn: string;
  /** Absent until there is an estimate. Not shown once the order is delivered. */
  readonly expected?: DateRange;
}

export interface OrdersData extends AccountPageData {
  readonly orders: Panel<readonly OrderSummaryView[]>;
}

/** One stage on the timeline. */
export interface StageView {
  readonly stage: OrderStage;
  /** ISO date; absent while the stage is still to come. */
  readonly reachedOn?: string;
}

/** One estimate of the delivery date, with the reason for it. */
export interface EstimateView extends DateRange {
  /** ISO date. */
  readonly madeOn: string;
  readonly reason: string;
  /** The estimate before; absent on the first. */
  readonly before?: DateRange;
}

/** A document that the order asks for. */
interface AskedDocumentView {
  readonly kind: DocumentKind;
  /** ISO date; absent while we wait for it. */
  readonly receivedOn?: string;
}

export interface OrderView extends OrderSummaryView {
  readonly stages: readonly StageView[];
  /** All estimates, newest first. */
  readonly estimates: readonly EstimateView[];
  /** What the customer can do now, in plain words. */
  readonly nextSteps: readonly string[];
  readonly askedDocuments: readonly AskedDocumentView[];
}

export interface OrderData extends AccountPageData {
  readonly orderId: string;
  readonly order: Panel<OrderView>;
  readonly contact: ContactFacts;
}
