import {
  type AccountCallName,
  accountCallNames,
  type CallInput,
} from '#server/account-contract/account-calls.ts';
import type { Answer } from '#server/account-contract/answer.ts';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';

interface ExampleCall<Name extends AccountCallName> {
  /** Has every field that the contract has. */
  readonly input: CallInput<Name>;
  /** Its method and address, written out from the spec (section 7), not taken from the list of calls. */
  readonly sent: `${'GET' | 'POST'} /${string}`;
  readonly answer: unknown;
}

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

/** For each call of the account API what is asked, how that is sent, and data that fit the contract. */
export const exampleCalls = {
  searchAccounts: {
    input: { emailAddress: 'ada+x@example.com', phoneNumber: '07700 900000' },
    sent: 'GET /api/accounts/search?emailAddress=ada%2Bx%40example.com&phoneNumber=07700%20900000',
    answer: { accountId: 'A-1' },
  },
  sendConfirmationCode: {
    input: { accountId: 'A-1', sendmethod: 'sms' },
    sent: 'GET /api/accounts/confirmationcode?accountId=A-1&sendmethod=sms',
    answer: { sentTo: 'a••@example.com' },
  },
  createToken: {
    input: { username: 'ada@example.com', password: 'canary-password &=+%?#/é' },
    sent: 'GET /api/auth/token?username=ada%40example.com&password=canary-password%20%26%3D%2B%25%3F%23%2F%C3%A9',
    answer: { token: 'token-of-sixteen-or-more', accountId: 'A-1', expiresAt: at },
  },
  getLatestQuotes: {
    input: 'A-1',
    sent: 'GET /api/quotes/getlatest?accountId=A-1',
    answer: [
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
  },
  getLatestOrders: {
    input: 'A-1',
    sent: 'GET /api/orders/getlatest?accountid=A-1',
    answer: [order],
  },
  getOrder: {
    input: 'O-1',
    sent: 'GET /api/orders/getorder?orderid=O-1',
    answer: {
      ...order,
      stages: [{ stage: 'quote-accepted', reachedAt: at }, { stage: 'delivered' }],
      estimates: [{ madeAt: at, from: '2027-01-10', to: '2027-01-24', reason: 'The ship sailed late.' }],
      nextSteps: ['Send us a copy of your driving licence.'],
      askedDocuments: [{ kind: 'driving-licence' }],
    },
  },
  getAccountManager: {
    input: 'A-1',
    sent: 'GET /api/accounts/getamstatus?id=A-1',
    answer: {
      name: 'Sam Example',
      jobTitle: 'Account manager',
      phone: '01632 960000',
      email: 'sam@example.com',
      isAvailable: true,
    },
  },
  getAccount: {
    input: undefined,
    sent: 'GET /api/accounts/get',
    answer: {
      accountId: 'A-1',
      accountNumber: '100001',
      accountType: 'personal',
      firstName: 'Ada',
      lastName: 'Example',
      email: 'ada@example.com',
      isLexCustomer: false,
    },
  },
  getContracts: {
    input: 'A-1',
    sent: 'GET /api/contracts/getcontracts?accountId=A-1',
    answer: [contract],
  },
  getContract: {
    input: 'D/1&x=2',
    sent: 'GET /api/contracts/getcontract?dealsheetid=D%2F1%26x%3D2',
    answer: contract,
  },
  getWalletBalance: {
    input: 'A-1',
    sent: 'GET /api/wallet/getbalance?accountid=A-1',
    answer: { balancePence: 5000 },
  },
  getMenuCounts: {
    input: 'A-1',
    sent: 'GET /api/menu/getmenucounts?accountid=A-1',
    answer: { quotes: 1, orders: 1, contracts: 1, documents: 1, walletPence: 5000 },
  },
  sendWalletCode: {
    input: { accountid: 'A-1', emailaddress: 'ada@example.com' },
    sent: 'GET /api/wallet/sendcode?accountid=A-1&emailaddress=ada%40example.com',
    answer: { sentTo: 'a••@example.com' },
  },
  getLatestDocuments: {
    input: 'A-1',
    sent: 'GET /api/documents/getlatest?accountId=A-1',
    answer: [document],
  },
  getWallet: {
    input: 'A-1',
    sent: 'GET /api/wallet/getwallet?accountid=A-1',
    answer: {
      balancePence: 5000,
      entries: [{ at, description: 'A friend took out a lease', amountPence: 5000 }],
    },
  },
  getMarketingConsent: {
    input: 'A-1',
    sent: 'GET /api/marketingconsent/get?accountId=A-1',
    answer: consent,
  },
  createAccount: {
    input: {
      accountType: 'business',
      companyName: 'Example & Sons',
      firstName: 'Ada',
      lastName: 'Example',
      mobile: '07700 900000',
      email: 'ada@example.com',
      password: 'canary-password',
      allowedCommunicationTypes: ['email', 'sms'],
    },
    sent: 'POST /api/accounts/createaccount',
    answer: { accountId: 'A-1' },
  },
  completeAccount: {
    input: {
      id: 'link-1',
      idSalt: 'canary-salt',
      password: 'canary-password',
      email: 'ada@example.com',
    },
    sent: 'POST /api/accounts/createaccount',
    answer: { accountId: 'A-1' },
  },
  updateForgottenPassword: {
    input: { id: 'link-1', idSalt: 'canary-salt', password: 'canary-password' },
    sent: 'POST /api/accounts/updateforgottenpassword',
    answer: {},
  },
  sendForgottenPasswordEmail: {
    input: { Email: 'ada@example.com', AccountNumber: '100001' },
    sent: 'POST /api/accounts/forgottenpasswordemail',
    answer: {},
  },
  uploadDocument: {
    input: {
      accountId: 'A-1',
      name: 'licence.pdf',
      type: 'application/pdf',
      kind: 'driving-licence',
      contentBase64: 'JVBERi0=',
    },
    sent: 'POST /api/documents/upload/base64',
    answer: document,
  },
  saveMarketingConsent: {
    input: { accountId: 'A-1', email: true, phone: false, sms: false, post: true },
    sent: 'POST /api/marketingconsent/save',
    answer: { ...consent, savedAt: at },
  },
} satisfies { readonly [Name in AccountCallName]: ExampleCall<Name> };

/** Makes one call with its example input. */
export function callWithExample(
  api: AccountApi,
  name: AccountCallName,
  context: CallContext,
): Promise<Answer<unknown>> {
  if (name === 'getAccount') return api.getAccount(context);
  const call = api[name] as (input: unknown, context: CallContext) => Promise<Answer<unknown>>;
  return call(exampleCalls[name].input, context);
}

/** Makes every call once, all at the same time. */
export function callAllWithExamples(
  api: AccountApi,
  context: CallContext,
): Promise<readonly Answer<unknown>[]> {
  return Promise.all(accountCallNames.map((name) => callWithExample(api, name, context)));
}
