import type { StoredAccount } from '#server/account-api/require-account.ts';
import type { Account, MarketingConsent } from '#server/account-contract/account.ts';

/** What the holder is told of their account: never the password's hash. */
export function toAccount(row: StoredAccount): Account {
  const { accountId, accountNumber, accountType, firstName, lastName, email, isLexCustomer } = row;
  return {
    accountId,
    accountNumber,
    accountType,
    ...(row.companyName !== null && { companyName: row.companyName }),
    firstName,
    lastName,
    email,
    ...(row.mobile !== null && { mobile: row.mobile }),
    isLexCustomer,
  };
}

/** The ways in which the holder agreed to be written to. */
export function toMarketingConsent(row: StoredAccount): MarketingConsent {
  return {
    email: row.allowsEmail,
    phone: row.allowsPhone,
    sms: row.allowsSms,
    post: row.allowsPost,
    ...(row.consentSavedAt && { savedAt: row.consentSavedAt.toISOString() }),
  };
}
