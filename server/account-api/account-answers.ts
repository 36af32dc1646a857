import type { AccountCallName, CallData, CallInput } from '#server/account-contract/account-calls.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { AccountApiContext } from './account-api-context.ts';
import { type CallFrame, callerOf, ownAccount } from './call-frame.ts';
import { signIn } from './credentials/bearer-tokens.ts';
import { notFound } from './refused-error.ts';
import {
  findAccountManager,
  saveMarketingConsent,
  searchAccounts,
  toAccount,
  toMarketingConsent,
} from './store/accounts.ts';
import { completeAccount } from './store/completion.ts';
import { addDocument, listDocuments } from './store/documents.ts';
import { resetPassword, sendResetLink } from './store/forgotten-password.ts';
import { findContract, listContracts, listQuotes } from './store/leases.ts';
import { findOrder, listOrders } from './store/orders.ts';
import { registerAccount } from './store/registration.ts';
import { sendConfirmationCode, sendWalletCode } from './store/send-code.ts';
import { getBalancePence, getMenuCounts, getWallet } from './store/wallet.ts';

/** How each call of the contract is answered. Each may throw a `RefusedError`. */
export type AccountAnswers = {
  readonly [Name in AccountCallName]: (
    input: CallInput<Name>,
    frame: CallFrame,
  ) => CallData<Name> | Promise<CallData<Name>>;
};

/** The answers of the embedded account API. */
export function createAccountAnswers(context: AccountApiContext): AccountAnswers {
  return { ...answerWithoutToken(context), ...answerAboutAccount(context), ...answerAboutPapers(context) };
}

function answerWithoutToken(context: AccountApiContext) {
  return {
    searchAccounts: async (asked) => ({ accountId: await searchAccounts(context.orm, asked) }),
    sendConfirmationCode: ({ accountId }, { signal }) => sendConfirmationCode(context, accountId, signal),
    createToken: (credentials, { signal }) => signIn(context, credentials, signal),
    completeAccount: async (completion, { signal }) => ({
      accountId: await completeAccount(context, completion, signal),
    }),
    createAccount: async (registration) => ({ accountId: await registerAccount(context, registration) }),
    updateForgottenPassword: async (update, { signal }) => ({
      accountId: await resetPassword(context, update, signal),
    }),
    sendForgottenPasswordEmail: async (asked) => {
      await sendResetLink(context, asked);
      return {};
    },
  } satisfies Partial<AccountAnswers>;
}

function answerAboutAccount(context: AccountApiContext) {
  const { orm } = context;
  return {
    getAccount: (_, frame) => toAccount(callerOf(frame)),
    getAccountManager: async (id, frame) =>
      found(await findAccountManager(context, ownAccount(frame, id).managerId)),
    getWalletBalance: async (id, frame) => ({
      balancePence: await getBalancePence(orm, ownAccount(frame, id).accountId),
    }),
    getWallet: (id, frame) => getWallet(orm, ownAccount(frame, id).accountId),
    sendWalletCode: ({ accountid, emailaddress }, frame) =>
      sendWalletCode(context, { account: ownAccount(frame, accountid), to: emailaddress }, frame.signal),
    getMenuCounts: (id, frame) => getMenuCounts(orm, ownAccount(frame, id).accountId),
    getMarketingConsent: (id, frame) => toMarketingConsent(ownAccount(frame, id)),
    saveMarketingConsent: async (consent, frame) => {
      ownAccount(frame, consent.accountId);
      return found(await saveMarketingConsent(context, consent));
    },
  } satisfies Partial<AccountAnswers>;
}

function answerAboutPapers(context: AccountApiContext) {
  const { orm, now } = context;
  return {
    getLatestQuotes: (id, frame) => listQuotes(orm, ownAccount(frame, id).accountId, todayInLondon(now())),
    getLatestOrders: (id, frame) => listOrders(orm, ownAccount(frame, id).accountId),
    getOrder: async (orderId, frame) => found(await findOrder(orm, callerOf(frame).accountId, orderId)),
    getContracts: (id, frame) => listContracts(orm, ownAccount(frame, id).accountId),
    getContract: async (dealSheetId, frame) =>
      found(await findContract(orm, callerOf(frame).accountId, dealSheetId)),
    getLatestDocuments: (id, frame) => listDocuments(orm, ownAccount(frame, id).accountId),
    uploadDocument: (upload, frame) => {
      ownAccount(frame, upload.accountId);
      return addDocument(context, upload);
    },
  } satisfies Partial<AccountAnswers>;
}

function found<Data>(data: Data | undefined): Data {
  if (data === undefined) throw notFound();
  return data;
}
