import type {
  Account,
  AccountManager,
  AuthToken,
  CompleteAccount,
  CreateAccount,
  ForgottenPasswordEmail,
  MarketingConsent,
  MenuCounts,
  UpdateForgottenPassword,
} from '#server/account-contract/account.ts';
import type { Answer } from '#server/account-contract/answer.ts';
import type { AccountDocument, UploadDocument } from '#server/account-contract/document.ts';
import type { Contract, Order, OrderSummary, Quote } from '#server/account-contract/lease.ts';
import type { Wallet, WalletBalance } from '#server/account-contract/wallet.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';

/**
 * The account API, one function for each call of the spec (section 7). Never throws and answers within 1.5 s: a call
 * that failed for any reason gives `failedAnswer`, changed only by a refusal that callers tell apart: one of `subCodes`,
 * or 404 as `code`. A token that is over is always `code` 401 or `subCode` `tokenExpired`.
 */
export interface AccountApi {
  searchAccounts(
    query: { readonly emailAddress?: string; readonly phoneNumber?: string },
    context: CallContext,
  ): Promise<Answer<{ accountId: string | null }>>;
  sendConfirmationCode(
    query: { readonly accountId: string; readonly sendmethod: 'email' | 'sms' },
    context: CallContext,
  ): Promise<Answer<{ sentTo: string }>>;
  createToken(
    query: { readonly username: string; readonly password: string },
    context: CallContext,
  ): Promise<Answer<AuthToken>>;
  getLatestQuotes(accountId: string, context: CallContext): Promise<Answer<readonly Quote[]>>;
  getLatestOrders(accountId: string, context: CallContext): Promise<Answer<readonly OrderSummary[]>>;
  getOrder(orderId: string, context: CallContext): Promise<Answer<Order>>;
  getAccountManager(accountId: string, context: CallContext): Promise<Answer<AccountManager>>;
  getAccount(context: CallContext): Promise<Answer<Account>>;
  getContracts(accountId: string, context: CallContext): Promise<Answer<readonly Contract[]>>;
  getContract(dealSheetId: string, context: CallContext): Promise<Answer<Contract>>;
  getWalletBalance(accountId: string, context: CallContext): Promise<Answer<WalletBalance>>;
  getMenuCounts(accountId: string, context: CallContext): Promise<Answer<MenuCounts>>;
  sendWalletCode(
    query: { readonly accountId: string; readonly emailAddress: string },
    context: CallContext,
  ): Promise<Answer<{ sentTo: string }>>;
  getLatestDocuments(accountId: string, context: CallContext): Promise<Answer<readonly AccountDocument[]>>;
  getWallet(accountId: string, context: CallContext): Promise<Answer<Wallet>>;
  getMarketingConsent(accountId: string, context: CallContext): Promise<Answer<MarketingConsent>>;
  createAccount(
    body: CreateAccount,
    context: CallContext,
  ): Promise<Answer<{ accountId?: string | undefined }>>;
  completeAccount(
    body: CompleteAccount,
    context: CallContext,
  ): Promise<Answer<{ accountId?: string | undefined }>>;
  updateForgottenPassword(
    body: UpdateForgottenPassword,
    context: CallContext,
  ): Promise<Answer<{ accountId?: string | undefined }>>;
  sendForgottenPasswordEmail(
    body: ForgottenPasswordEmail,
    context: CallContext,
  ): Promise<Answer<{ accountId?: string | undefined }>>;
  uploadDocument(body: UploadDocument, context: CallContext): Promise<Answer<AccountDocument>>;
  saveMarketingConsent(
    body: MarketingConsent & { readonly accountId: string },
    context: CallContext,
  ): Promise<Answer<MarketingConsent>>;
}
