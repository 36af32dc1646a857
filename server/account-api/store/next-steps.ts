import type { OrderSummary } from '#server/account-contract/lease.ts';

/** What the customer can do at each stage of an order. */
export const nextStepsByStage: Readonly<Record<OrderSummary['stage'], readonly string[]>> = {
  'quote-accepted': [
    'Send us proof of identity and of address under important documents.',
    'Have three months of bank statements ready for the finance application.',
  ],
  'finance-decision': ['Nothing is needed from you unless the funder asks: watch your e-mail.'],
  'documents-signed': ['Nothing is needed from you: we place the order with the dealer.'],
  'vehicle-ordered': ['Tell your account manager if your address or your job changes before delivery.'],
  built: ['Nothing is needed from you: the vehicle is waiting for transport.'],
  'in-transit': ['Think about insurance: it must begin on the day of delivery.'],
  'at-dealer': [
    'Agree a delivery day with your account manager.',
    'Send us your certificate of motor insurance under important documents.',
  ],
  'delivery-booked': [
    'Be there with your driving licence on the day, or name somebody who will be.',
    'Check the vehicle in daylight before you sign, and note any mark on the delivery form.',
  ],
  delivered: ['Keep the delivery form: it shows the condition in which the vehicle came.'],
};
