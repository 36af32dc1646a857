interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/**
 * How often each may happen in its period, on all nodes together: by account (or by the email address that was typed), or
 * by network address.
 */
export const limits = {
  // Guesses of all who are not known to the account together: these lock each other out, and no browser that is known.
  loginByAccount: { points: 5, seconds: quarterHour },
  loginByBrowser: { points: 5, seconds: quarterHour },
  loginByAddress: { points: 20, seconds: quarterHour },
  // The account API is asked whether an address or number has an account.
  searchByAddress: { points: 5, seconds: hour },
  // The password that closes an account, asked of a customer who is logged in.
  confirmByAccount: { points: 5, seconds: quarterHour },
  registrationByAddress: { points: 5, seconds: hour },
  // Mails beyond these are not sent, and nobody is told so: the links before, which work for a day, still do.
  registrationMailByRecipient: { points: 5, seconds: hour },
  resetMailByRecipient: { points: 5, seconds: hour },
  resetByAddress: { points: 5, seconds: hour },
  codeByAccount: { points: 3, seconds: hour },
  alertByAccount: { points: 20, seconds: hour },
  ownDataByAccount: { points: 10, seconds: hour },
  // A session is stored for a visitor after a form's error without a script, or when a mailed link is opened.
  visitByAddress: { points: 60, seconds: hour },
  // An office may share one address.
  enquiryByAddress: { points: 30, seconds: hour },
  lookUpByAddress: { points: 20, seconds: hour },
  reviewByAddress: { points: 5, seconds: hour },
  // Shorter than a link works: who asks for one more than this has one that still does, whoever asked for it.
  staffLinkByAccount: { points: 3, seconds: 10 * 60 },
  staffSignInByAddress: { points: 20, seconds: quarterHour },
  // Sign-ins that failed and are in the audit log, all together: nobody can fill it.
  staffRefusals: { points: 60, seconds: hour },
} satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

/** Counts attempts. If the shared store fails, each node counts on its own, so that there is always a limit. */
export interface RateLimits {
  /** Counts one attempt; throws `TooManyRequestsError` if that is too many. */
  count(name: LimitName, key: string): Promise<void>;
  /** Counts one attempt; false if that is too many, where the visitor is not to be refused for it. */
  isWithin(name: LimitName, key: string): Promise<boolean>;
  /** Uncounts an attempt that failed for a reason that is not the visitor's. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Deletes the count after a success, which shows that the attempts were no attack. */
  forget(name: LimitName, key: string): Promise<void>;
}
