import {
  account,
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
} from '#server/account-contract/account.ts';
import { accountDocument, accountDocuments, uploadDocument } from '#server/account-contract/document.ts';
import { contract, contracts, order, orders, quotes } from '#server/account-contract/lease.ts';
import { wallet, walletBalance } from '#server/account-contract/wallet.ts';
import { effectfulGet, post, safeGet } from './account-call.ts';

/**
 * The calls of the spec (section 7): paths and parameter spellings are the upstream's own, `accountId` here and
 * `accountid` there. Only a `safeGet` is ever sent twice.
 */
export const accountCalls = {
  searchAccounts: safeGet('/api/accounts/search', accountSearch, (who: AccountQuery) => ({
    emailAddress: who.emailAddress,
    phoneNumber: who.phoneNumber,
  })),
  sendConfirmationCode: effectfulGet('/api/accounts/confirmationcode', sentCode, (to: ConfirmationQuery) => ({
    accountId: to.accountId,
    sendmethod: to.sendmethod,
  })),
  createToken: effectfulGet('/api/auth/token', authToken, (who: Credentials) => ({
    username: who.username,
    password: who.password,
  })),
  getLatestQuotes: safeGet('/api/quotes/getlatest', quotes, (accountId: string) => ({ accountId })),
  getLatestOrders: safeGet('/api/orders/getlatest', orders, (accountid: string) => ({ accountid })),
  getOrder: safeGet('/api/orders/getorder', order, (orderid: string) => ({ orderid })),
  getAccountManager: safeGet('/api/accounts/getamstatus', accountManager, (id: string) => ({ id })),
  getAccount: safeGet('/api/accounts/get', account, () => ({})),
  getContracts: safeGet('/api/contracts/getcontracts', contracts, (accountId: string) => ({ accountId })),
  getContract: safeGet('/api/contracts/getcontract', contract, (dealsheetid: string) => ({ dealsheetid })),
  getWalletBalance: safeGet('/api/wallet/getbalance', walletBalance, (accountid: string) => ({ accountid })),
  getMenuCounts: safeGet('/api/menu/getmenucounts', menuCounts, (accountid: string) => ({ accountid })),
  sendWalletCode: effectfulGet('/api/wallet/sendcode', sentCode, (to: WalletCodeQuery) => ({
    accountid: to.accountId,
    emailaddress: to.emailAddress,
  })),
  getLatestDocuments: safeGet('/api/documents/getlatest', accountDocuments, (accountId: string) => ({
    accountId,
  })),
  getWallet: safeGet('/api/wallet/getwallet', wallet, (accountid: string) => ({ accountid })),
  getMarketingConsent: safeGet('/api/marketingconsent/get', marketingConsent, (accountId: string) => ({
    accountId,
  })),
  createAccount: post('/api/accounts/createaccount', done, createAccount),
  completeAccount: post('/api/accounts/createaccount', done, completeAccount),
  updateForgottenPassword: post('/api/accounts/updateforgottenpassword', done, updateForgottenPassword),
  sendForgottenPasswordEmail: post('/api/accounts/forgottenpasswordemail', done, forgottenPasswordEmail),
  uploadDocument: post('/api/documents/upload/base64', accountDocument, uploadDocument),
  saveMarketingConsent: post('/api/marketingconsent/save', marketingConsent, saveMarketingConsent),
};

interface AccountQuery {
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
}

interface ConfirmationQuery {
  readonly accountId: string;
  readonly sendmethod: 'email' | 'sms';
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface WalletCodeQuery {
  readonly accountId: string;
  readonly emailAddress: string;
}
