import type { AccountApi } from '#server/accounts/client/account-api.ts';
import type { accountCalls } from '#server/accounts/client/account-calls.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';

/** Any call of the account API, made with example inputs. */
export type ExampleCall = (api: AccountApi, context: CallContext) => Promise<unknown>;

/** Bodies with every field that the contract has. */
export const exampleBodies = {
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
    contentBase64: 'JVBERi0=',
  },
  saveMarketingConsent: { accountId: 'A-1', email: true, phone: false, sms: false, post: true },
} as const;

/** Each call once. */
export const exampleCalls = {
  searchAccounts: (api, context) =>
    api.searchAccounts({ emailAddress: 'ada+x@example.com', phoneNumber: '07700 900000' }, context),
  sendConfirmationCode: (api, context) =>
    api.sendConfirmationCode({ accountId: 'A-1', sendmethod: 'sms' }, context),
  createToken: (api, context) =>
    api.createToken({ username: 'ada@example.com', password: 'canary-password &=+%?#/é' }, context),
  getLatestQuotes: (api, context) => api.getLatestQuotes('A-1', context),
  getLatestOrders: (api, context) => api.getLatestOrders('A-1', context),
  getOrder: (api, context) => api.getOrder('O-1', context),
  getAccountManager: (api, context) => api.getAccountManager('A-1', context),
  getAccount: (api, context) => api.getAccount(context),
  getContracts: (api, context) => api.getContracts('A-1', context),
  getContract: (api, context) => api.getContract('D/1&x=2', context),
  getWalletBalance: (api, context) => api.getWalletBalance('A-1', context),
  getMenuCounts: (api, context) => api.getMenuCounts('A-1', context),
  sendWalletCode: (api, context) =>
    api.sendWalletCode({ accountId: 'A-1', emailAddress: 'ada@example.com' }, context),
  getLatestDocuments: (api, context) => api.getLatestDocuments('A-1', context),
  getWallet: (api, context) => api.getWallet('A-1', context),
  getMarketingConsent: (api, context) => api.getMarketingConsent('A-1', context),
  createAccount: (api, context) =>
    api.createAccount(
      { ...exampleBodies.createAccount, allowedCommunicationTypes: ['email', 'sms'] },
      context,
    ),
  completeAccount: (api, context) => api.completeAccount(exampleBodies.completeAccount, context),
  updateForgottenPassword: (api, context) =>
    api.updateForgottenPassword(exampleBodies.updateForgottenPassword, context),
  sendForgottenPasswordEmail: (api, context) =>
    api.sendForgottenPasswordEmail(exampleBodies.sendForgottenPasswordEmail, context),
  uploadDocument: (api, context) => api.uploadDocument(exampleBodies.uploadDocument, context),
  saveMarketingConsent: (api, context) =>
    api.saveMarketingConsent(exampleBodies.saveMarketingConsent, context),
} satisfies Readonly<Record<keyof typeof accountCalls, ExampleCall>>;
