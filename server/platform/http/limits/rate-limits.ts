/** What is limited, by account (or the e-mail address typed for it) or by network address. */
export type LimitName =
  | 'loginByAccount'
  | 'loginByAddress'
  | 'searchByAddress'
  | 'registrationByAddress'
  | 'resetByAddress'
  | 'codeByAccount'
  | 'alertByAccount'
  | 'visitByAddress'
  | 'enquiryByAddress'
  | 'lookUpByAddress';

export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** How often each may happen within its time, over all nodes together. */
export const limits: Readonly<Record<LimitName, Limit>> = {
  loginByAccount: { points: 5, seconds: quarterHour },
  loginByAddress: { points: 20, seconds: quarterHour },
  searchByAddress: { points: 5, seconds: hour },
  registrationByAddress: { points: 5, seconds: hour },
  resetByAddress: { points: 5, seconds: hour },
  codeByAccount: { points: 3, seconds: hour },
  alertByAccount: { points: 20, seconds: hour },
  // Visitors for whom a session had to be stored: after a form's error without a script, or a mailed link.
  visitByAddress: { points: 60, seconds: hour },
  // An office may share one address.
  enquiryByAddress: { points: 30, seconds: hour },
  lookUpByAddress: { points: 20, seconds: hour },
};

/** Counts attempts. When the shared store is down each node counts for itself, so there is always a limit. */
export interface RateLimits {
  /** Counts one more; throws `TooManyRequestsError` when that is too many. */
  count(name: LimitName, key: string): Promise<void>;
  /** Takes back one attempt that failed through no fault of the visitor. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Deletes the count, after a success has shown that the attempts were no attack. */
  forget(name: LimitName, key: string): Promise<void>;
}
