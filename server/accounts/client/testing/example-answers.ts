import type { AccountCallName } from '#server/account-contract/account-calls.ts';

const at = '2026-11-20T10:00:00Z';

const terms = {
  dealType: 'personal',
  vehicleRef: '1000000001',
  vehicleName: 'Example One 1.5 Trim 5dr',
  termMonths: 36,
  annualMiles: 10000,
  initialMonths: 9,
  isMaintained: false,
  monthlyPence: 25000,
  initialPence: 225000,
  feePence: 0,
  totalPence: 1100000,
  excessTenths: 96,
};

const order = {
  orderId: 'O-1',
  orderNumber: '10001',
  terms,
  stage: 'built',
  orderedOn: '2026-09-01',
  expectedFrom: '2027-01-10',
  expectedTo: '2027-01-24',
};

const contract = {
  dealSheetId: 'D-1',
  agreementNumber: 'AG-1',
  funder: 'Example Finance',
  registration: 'AB12CDE',
  terms,
  startedOn: '2025-01-01',
  endsOn: '2028-01-01',
};

const document = {
  documentId: 'F-1',
  name: 'licence.pdf',
  type: 'application/pdf',
  kind: 'driving-licence',
  byteLength: 1000,
  addedAt: at,
  addedBy: 'customer',
  contentPath: '/api/documents/content/F-1',
};

const consent = { email: true, phone: false, sms: false, post: true };

/** Data that fit the contract, for each call of the account API. */
export const exampleAnswers = {
  searchAccounts: { accountId: 'A-1' },
  sendConfirmationCode: { sentTo: 'a••@example.com' },
  createToken: { token: 'token-of-sixteen-or-more', accountId: 'A-1', expiresAt: at },
  getLatestQuotes: [
    {
      quoteId: 'Q-1',
      accountId: 'A-1',
      terms,
      ratebookId: 'R-1',
      quotedAt: at,
      validUntil: '2026-12-04',
      status: 'open',
    },
  ],
  getLatestOrders: [order],
  getOrder: {
    ...order,
    stages: [{ stage: 'quote-accepted', reachedAt: at }, { stage: 'delivered' }],
    estimates: [{ madeAt: at, from: '2027-01-10', to: '2027-01-24', reason: 'The ship sailed late.' }],
    nextSteps: ['Send us a copy of your driving licence.'],
    askedDocuments: [{ kind: 'driving-licence' }],
  },
  getAccountManager: {
    name: 'Sam Example',
    jobTitle: 'Account manager',
    phone: '01632 960000',
    email: 'sam@example.com',
    isAvailable: true,
  },
  getAccount: {
    accountId: 'A-1',
    accountNumber: '100001',
    accountType: 'personal',
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.com',
    isLexCustomer: false,
  },
  getContracts: [contract],
  getContract: contract,
  getWalletBalance: { balancePence: 5000 },
  getMenuCounts: { quotes: 1, orders: 1, contracts: 1, documents: 1, walletPence: 5000 },
  sendWalletCode: { sentTo: 'a••@example.com' },
  getLatestDocuments: [document],
  getWallet: {
    balancePence: 5000,
    entries: [{ at, description: 'A friend took out a lease', amountPence: 5000 }],
  },
  getMarketingConsent: consent,
  createAccount: { accountId: 'A-1' },
  completeAccount: { accountId: 'A-1' },
  updateForgottenPassword: {},
  sendForgottenPasswordEmail: {},
  uploadDocument: document,
  saveMarketingConsent: { ...consent, savedAt: at },
} satisfies Readonly<Record<AccountCallName, unknown>>;
