import { failedAnswer } from '#server/account-contract/answer.ts';
import type { AccountApi } from '#server/accounts/client/account-api.ts';

const fail = async () => failedAnswer;

/** An account API that answers as the test says and fails every other call. */
export function fakeAccountApi(answers: Partial<AccountApi> = {}): AccountApi {
  return {
    searchAccounts: fail,
    sendConfirmationCode: fail,
    createToken: fail,
    getLatestQuotes: fail,
    getLatestOrders: fail,
    getOrder: fail,
    getAccountManager: fail,
    getAccount: fail,
    getContracts: fail,
    getContract: fail,
    getWalletBalance: fail,
    getMenuCounts: fail,
    sendWalletCode: fail,
    getLatestDocuments: fail,
    getWallet: fail,
    getMarketingConsent: fail,
    createAccount: fail,
    completeAccount: fail,
    updateForgottenPassword: fail,
    sendForgottenPasswordEmail: fail,
    uploadDocument: fail,
    saveMarketingConsent: fail,
    ...answers,
  };
}
