import type { Contract, LeaseTerms, Order, Quote } from '#server/account-contract/lease.ts';

/** Terms at today's price of the test catalogue, to the penny: 30,005 = 25,004 ex VAT × 1.2, rounded. */
export const todaysTerms: LeaseTerms = {
  dealType: 'personal',
  vehicleRef: '1000000001',
  vehicleName: 'Škoda Octavia Estate 1.5 TSI SE 5dr',
  termMonths: 36,
  annualMiles: 10_000,
  initialMonths: 9,
  isMaintained: false,
  monthlyPence: 300_05,
  initialPence: 2700_45,
  feePence: 238_80,
  totalPence: 13_441_00,
  excessTenths: 114,
};

/** The same terms, quoted when a month cost £10 more. */
export const dearerTerms: LeaseTerms = {
  ...todaysTerms,
  monthlyPence: 310_05,
  initialPence: 2790_45,
  totalPence: 13_881_00,
};

export const exampleQuote: Quote = {
  quoteId: 'Q-1',
  accountId: 'A-1',
  terms: todaysTerms,
  ratebookId: 'EX-0',
  quotedAt: '2026-11-03T10:00:00Z',
  validUntil: '2999-12-31',
  status: 'open',
};

export const exampleOrder: Order = {
  orderId: 'O-1',
  orderNumber: '10001',
  terms: todaysTerms,
  stage: 'in-transit',
  orderedOn: '2026-09-01',
  expectedFrom: '2027-01-04',
  expectedTo: '2027-01-18',
  stages: [
    { stage: 'quote-accepted', reachedAt: '2026-09-01T09:00:00Z' },
    { stage: 'in-transit', reachedAt: '2026-11-10T23:30:00Z' },
    { stage: 'delivered' },
  ],
  estimates: [
    { madeAt: '2026-10-20T09:00:00Z', from: '2027-01-04', to: '2027-01-18', reason: 'The ship left late.' },
    { madeAt: '2026-09-01T09:00:00Z', from: '2026-12-07', to: '2026-12-21', reason: 'First estimate.' },
  ],
  nextSteps: ['Arrange insurance to start on delivery day.'],
  askedDocuments: [
    { kind: 'driving-licence' },
    { kind: 'proof-of-address', receivedAt: '2026-11-11T23:30:00Z' },
  ],
};

export const exampleContract: Contract = {
  dealSheetId: 'C-1',
  agreementNumber: 'AG-1',
  funder: 'Example Finance',
  registration: 'AB26 CDE',
  terms: todaysTerms,
  startedOn: '2996-12-31',
  endsOn: '2999-12-31',
};
