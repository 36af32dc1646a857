import {
  type AccountCallName,
  accountCallNames,
  type CallInput,
} from '#server/account-contract/account-calls.ts';
import type { Answer } from '#server/account-contract/answer.ts';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';

/** An input for each call, with every field that the contract has. */
export const exampleInputs: { readonly [Name in AccountCallName]: CallInput<Name> } = {
  searchAccounts: { emailAddress: 'ada+x@example.com', phoneNumber: '07700 900000' },
  sendConfirmationCode: { accountId: 'A-1', sendmethod: 'sms' },
  createToken: { username: 'ada@example.com', password: 'canary-password &=+%?#/é' },
  getLatestQuotes: 'A-1',
  getLatestOrders: 'A-1',
  getOrder: 'O-1',
  getAccountManager: 'A-1',
  getAccount: undefined,
  getContracts: 'A-1',
  getContract: 'D/1&x=2',
  getWalletBalance: 'A-1',
  getMenuCounts: 'A-1',
  sendWalletCode: { accountid: 'A-1', emailaddress: 'ada@example.com' },
  getLatestDocuments: 'A-1',
  getWallet: 'A-1',
  getMarketingConsent: 'A-1',
  createAccount: {
    accountType: 'business',
    companyName: 'Example & Sons',
    firstName: 'Ada',
    lastName: 'Example',
    mobile: '07700 900000',
    email: 'ada@example.com',
    password: 'canary-password',
    allowedCommunicationTypes: ['email', 'sms'],
  },
  completeAccount: {
    id: 'link-1',
    idSalt: 'canary-salt',
    password: 'canary-password',
    email: 'ada@example.com',
  },
  updateForgottenPassword: { id: 'link-1', idSalt: 'canary-salt', password: 'canary-password' },
  sendForgottenPasswordEmail: { Email: 'ada@example.com', AccountNumber: '100001' },
  uploadDocument: {
    accountId: 'A-1',
    name: 'licence.pdf',
    type: 'application/pdf',
    kind: 'driving-licence',
    contentBase64: 'JVBERi0=',
  },
  saveMarketingConsent: { accountId: 'A-1', email: true, phone: false, sms: false, post: true },
};

/** Makes one call with its example input. */
export function callWithExample(
  api: AccountApi,
  name: AccountCallName,
  context: CallContext,
): Promise<Answer<unknown>> {
  if (name === 'getAccount') return api.getAccount(context);
  const call = api[name] as (input: unknown, context: CallContext) => Promise<Answer<unknown>>;
  return call(exampleInputs[name], context);
}

/** Makes every call once, all at the same time. */
export function callAllWithExamples(
  api: AccountApi,
  context: CallContext,
): Promise<readonly Answer<unknown>[]> {
  return Promise.all(accountCallNames.map((name) => callWithExample(api, name, context)));
}
