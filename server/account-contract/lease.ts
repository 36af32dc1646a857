import { z } from 'zod';
import { allDocumentKinds } from '#shared/contracts/document-kinds.ts';
import { orderStages } from '#shared/contracts/order-stages.ts';
import { vehicleRefPattern } from '#shared/deals/vehicle-ref.ts';
import { accountId, day, instant } from './account.ts';

/** The profile and price that a quote, order or contract was made at; money in pence on the agreement's VAT basis. */
const leaseTerms = z.object({
  dealType: z.enum(['personal', 'business', 'van']),
  vehicleRef: z.string().regex(vehicleRefPattern),
  vehicleName: z.string().max(300),
  termMonths: z.number().int(),
  annualMiles: z.number().int(),
  initialMonths: z.number().int(),
  isMaintained: z.boolean(),
  monthlyPence: z.number().int(),
  initialPence: z.number().int(),
  feePence: z.number().int(),
  totalPence: z.number().int(),
  excessTenths: z.number().int(),
});
export type LeaseTerms = z.infer<typeof leaseTerms>;

/** `GET /api/quotes/getlatest`: the stored snapshot of each quote. */
const quote = z.object({
  quoteId: z.string().max(64),
  accountId,
  terms: leaseTerms,
  ratebookId: z.string().max(100),
  quotedAt: instant,
  validUntil: day,
  status: z.enum(['open', 'accepted', 'expired']),
});
export const quotes = z.array(quote).max(200);
export type Quote = z.infer<typeof quote>;

const orderSummary = z.object({
  orderId: z.string().max(64),
  orderNumber: z.string().max(32),
  terms: leaseTerms,
  stage: z.enum(orderStages),
  orderedOn: day,
  expectedFrom: day.optional(),
  expectedTo: day.optional(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** `GET /api/orders/getlatest` */
export const orders = z.array(orderSummary).max(200);

/** One change of the expected date; all are kept, oldest first. */
const deliveryEstimate = z.object({
  madeAt: instant,
  from: day,
  to: day,
  reason: z.string().max(500),
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>;

/** `GET /api/orders/getorder` */
export const order = orderSummary.extend({
  stages: z.array(z.object({ stage: z.enum(orderStages), reachedAt: instant.optional() })).max(20),
  estimates: z.array(deliveryEstimate).max(100),
  /** What the customer can do now, in plain words. */
  nextSteps: z.array(z.string().max(300)).max(5),
  /** The documents that this stage asks the customer for, by which day, and when each arrived; absent means none. */
  askedDocuments: z
    .array(
      z.object({
        kind: z.enum(allDocumentKinds),
        neededBy: day.optional(),
        receivedAt: instant.optional(),
      }),
    )
    .max(10)
    .default([]),
});
export type Order = z.infer<typeof order>;

/** `GET /api/contracts/getcontracts` and `GET /api/contracts/getcontract`. */
export const contract = z.object({
  dealSheetId: z.string().max(64),
  agreementNumber: z.string().max(64),
  funder: z.string().max(200),
  registration: z.string().max(16),
  terms: leaseTerms,
  startedOn: day,
  endsOn: day,
  nextPaymentOn: day.optional(),
});
export const contracts = z.array(contract).max(200);
export type Contract = z.infer<typeof contract>;
