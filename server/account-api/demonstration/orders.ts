import type { OrderSummary } from '#server/account-contract/lease.ts';
import type { DemonstrationLeaseName } from './leases.ts';

interface DemonstrationEstimate {
  readonly madeDaysAgo: number;
  /** Days from now. */
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

interface DemonstrationOrder {
  readonly lease: DemonstrationLeaseName;
  readonly orderNumber: string;
  /** How many days ago each stage was reached. */
  readonly reached: Readonly<Partial<Record<OrderSummary['stage'], number>>>;
  readonly estimates: readonly DemonstrationEstimate[];
}

/** Orders at different stages, with the delivery estimate changed once or more on the way. */
export const demonstrationOrders: readonly DemonstrationOrder[] = [
  {
    lease: 'model3',
    orderNumber: 'ORD-100241',
    reached: {
      'quote-accepted': 94,
      'finance-decision': 91,
      'documents-signed': 88,
      'vehicle-ordered': 86,
      built: 24,
      'in-transit': 11,
    },
    estimates: [
      {
        madeDaysAgo: 86,
        from: -30,
        to: -9,
        reason: 'The maker’s estimate when we placed the order.',
      },
      {
        madeDaysAgo: 58,
        from: -9,
        to: 12,
        reason: 'A part was in short supply, so the build moved back three weeks.',
      },
      { madeDaysAgo: 24, from: 5, to: 14, reason: 'Built. Its ship sails a week later than booked.' },
      { madeDaysAgo: 11, from: 3, to: 8, reason: 'On its way: the ship left a day early.' },
    ],
  },
  {
    lease: 'sportage',
    orderNumber: 'ORD-099817',
    reached: {
      'quote-accepted': 430,
      'finance-decision': 428,
      'documents-signed': 424,
      'vehicle-ordered': 423,
      built: 405,
      'in-transit': 402,
      'at-dealer': 396,
      'delivery-booked': 393,
      delivered: 388,
    },
    estimates: [
      {
        madeDaysAgo: 423,
        from: -400,
        to: -386,
        reason: 'The maker had the vehicle in stock.',
      },
      { madeDaysAgo: 393, from: -388, to: -388, reason: 'You agreed the delivery with us.' },
    ],
  },
  {
    lease: 'transit',
    orderNumber: 'ORD-100377',
    reached: { 'quote-accepted': 12, 'finance-decision': 8 },
    estimates: [
      {
        madeDaysAgo: 12,
        from: 14,
        to: 35,
        reason: 'In stock, subject to the finance decision.',
      },
    ],
  },
  {
    lease: 'i4',
    orderNumber: 'ORD-100198',
    reached: {
      'quote-accepted': 120,
      'finance-decision': 117,
      'documents-signed': 112,
      'vehicle-ordered': 111,
      built: 41,
      'in-transit': 33,
      'at-dealer': 4,
    },
    estimates: [
      {
        madeDaysAgo: 111,
        from: -28,
        to: -7,
        reason: 'The maker’s estimate when we placed the order.',
      },
      { madeDaysAgo: 60, from: -14, to: 4, reason: 'The maker moved the build back two weeks.' },
      { madeDaysAgo: 4, from: 3, to: 10, reason: 'At the dealer for its inspection before delivery.' },
    ],
  },
  {
    lease: 'lenderKona',
    orderNumber: 'ORD-100302',
    reached: {
      'quote-accepted': 44,
      'finance-decision': 42,
      'documents-signed': 37,
      'vehicle-ordered': 36,
      built: 30,
      'in-transit': 21,
      'at-dealer': 9,
      'delivery-booked': 2,
    },
    estimates: [
      {
        madeDaysAgo: 36,
        from: -8,
        to: 6,
        reason: 'The maker had the vehicle in stock.',
      },
      { madeDaysAgo: 9, from: 2, to: 9, reason: 'Arrived at the dealer. You can now agree a delivery day.' },
      { madeDaysAgo: 2, from: 5, to: 5, reason: 'You agreed the delivery with us.' },
    ],
  },
];
