/** The tables of the privacy policy: what a form stores, what an account holds, and everything else. */
export const storedGroups = ['forms', 'account', 'records'] as const;

export type StoredGroup = (typeof storedGroups)[number];

/** One row of a table of the privacy policy. */
export interface StoredRecord {
  readonly name: string;
  /** What is in it. */
  readonly holds: string;
  /** Why it may be stored, with the letter of Article 6(1) of the UK GDPR. */
  readonly why: string;
  /** How long it stays, and what ends it. */
  readonly kept: string;
}
