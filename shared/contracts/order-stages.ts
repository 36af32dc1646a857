/** Stages of an order, first to last: what the account API answers and what the pages draw. */
export const orderStages = [
  'quote-accepted',
  'finance-decision',
  'documents-signed',
  'vehicle-ordered',
  'built',
  'in-transit',
  'at-dealer',
  'delivery-booked',
  'delivered',
] as const;

export type OrderStage = (typeof orderStages)[number];
