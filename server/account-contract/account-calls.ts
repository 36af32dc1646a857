import { z } from 'zod';
import {
  account,
  accountId,
  accountManager,
  accountSearch,
  authToken,
  completeAccount,
  createAccount,
  done,
  forgottenPasswordEmail,
  marketingConsent,
  menuCounts,
  saveMarketingConsent,
  sentCode,
  updateForgottenPassword,
} from './account.ts';
import { type AccountCall, effectfulGet, nothing, one, post, safeGet } from './account-call.ts';
import { accountDocument, accountDocuments, uploadDocument } from './document.ts';
import { contract, contracts, order, orders, quotes } from './lease.ts';
import { wallet, walletBalance } from './wallet.ts';

const paperId = z.string().min(1).max(64);
const address = z.string().min(1).max(254);
const search = z
  .object({ emailAddress: address.optional(), phoneNumber: z.string().min(1).max(32).optional() })
  .refine((asked) => asked.emailAddress ?? asked.phoneNumber, { path: ['emailAddress'] });
const confirmation = z.object({ accountId, sendmethod: z.enum(['email', 'sms']) });
const credentials = z.object({ username: address, password: z.string().min(1).max(200) });
const walletCode = z.object({ accountid: accountId, emailaddress: address });

const open = { needsToken: false };
/** For the calls that make or check a password or a code. */
const derives = { derivesKey: true };

/**
 * The calls of the spec (section 7), each once: paths and parameter spellings are the upstream's own, `accountId` in
 * some and `accountid` in others. The client, the embedded API, the stub and the tests of both are made from this list.
 */
export const accountCalls = {
  searchAccounts: safeGet('/api/accounts/search', search, accountSearch, open),
  sendConfirmationCode: effectfulGet('/api/accounts/confirmationcode', confirmation, sentCode, {
    ...open,
    ...derives,
  }),
  createToken: effectfulGet('/api/auth/token', credentials, authToken, { ...open, ...derives }),
  getLatestQuotes: safeGet('/api/quotes/getlatest', one('accountId', accountId), quotes),
  getLatestOrders: safeGet('/api/orders/getlatest', one('accountid', accountId), orders),
  getOrder: safeGet('/api/orders/getorder', one('orderid', paperId), order),
  getAccountManager: safeGet('/api/accounts/getamstatus', one('id', accountId), accountManager),
  getAccount: safeGet('/api/accounts/get', nothing, account),
  getContracts: safeGet('/api/contracts/getcontracts', one('accountId', accountId), contracts),
  getContract: safeGet('/api/contracts/getcontract', one('dealsheetid', paperId), contract),
  getWalletBalance: safeGet('/api/wallet/getbalance', one('accountid', accountId), walletBalance),
  getMenuCounts: safeGet('/api/menu/getmenucounts', one('accountid', accountId), menuCounts),
  sendWalletCode: effectfulGet('/api/wallet/sendcode', walletCode, sentCode, derives),
  getLatestDocuments: safeGet('/api/documents/getlatest', one('accountId', accountId), accountDocuments),
  getWallet: safeGet('/api/wallet/getwallet', one('accountid', accountId), wallet),
  getMarketingConsent: safeGet('/api/marketingconsent/get', one('accountId', accountId), marketingConsent),
  completeAccount: post('/api/accounts/createaccount', completeAccount, done, {
    ...open,
    ...derives,
    isMeant: (body) => 'id' in body || 'idSalt' in body,
  }),
  createAccount: post('/api/accounts/createaccount', createAccount, done, {
    ...open,
    isMeant: (body) => !('id' in body || 'idSalt' in body),
  }),
  updateForgottenPassword: post('/api/accounts/updateforgottenpassword', updateForgottenPassword, done, {
    ...open,
    ...derives,
  }),
  sendForgottenPasswordEmail: post(
    '/api/accounts/forgottenpasswordemail',
    forgottenPasswordEmail,
    done,
    open,
  ),
  // 8 MB of file in base64, and its name.
  uploadDocument: post('/api/documents/upload/base64', uploadDocument, accountDocument, {
    maxBodyBytes: 12 * 1024 * 1024,
  }),
  saveMarketingConsent: post('/api/marketingconsent/save', saveMarketingConsent, marketingConsent),
};

export type AccountCallName = keyof typeof accountCalls;

/** The names of all calls. */
export const accountCallNames = Object.keys(accountCalls) as readonly AccountCallName[];

type InputOf<Call> = Call extends AccountCall<infer Input, infer _Data> ? Input : never;
type DataOf<Call> = Call extends AccountCall<infer _Input, infer Data> ? Data : never;

/** What a caller gives to a call: an id, an object in the upstream's spelling, or undefined. */
export type CallInput<Name extends AccountCallName> = InputOf<(typeof accountCalls)[Name]>;

/** The data of a call's answer. */
export type CallData<Name extends AccountCallName> = ReadonlyList<DataOf<(typeof accountCalls)[Name]>>;

type ReadonlyList<Data> = Data extends (infer Item)[] ? readonly Item[] : Data;
