/** What is limited, and by what: an account (or the address typed for it), or a network address. */
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
  // Visitors for whom something had to be stored: what a form without a script got wrong, or a mailed link.
  visitByAddress: { points: 60, seconds: hour },
  // An office may share one address.
  enquiryByAddress: { points: 30, seconds: hour },
  lookUpByAddress: { points: 20, seconds: hour },
};

/** Counts what is limited. There is always a limit: without the shared store each node counts for itself. */
export interface RateLimits {
  /** Counts one more; throws `TooManyRequestsError` when that is too many. */
  count(name: LimitName, key: string): Promise<void>;
  /** Takes one back that came to nothing, through no doing of who tried. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets what was counted, after a success that shows it was no attack. */
  forget(name: LimitName, key: string): Promise<void>;
}
