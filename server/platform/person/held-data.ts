import type { CommitOptions } from '#server/platform/database/commit-known.ts';
import type { Person } from './person.ts';

/** Records of one sort that are held of a person, in words that the person understands. */
export interface HeldSection {
  readonly name: string;
  /** The tables of the database that it was read from. */
  readonly tables: readonly string[];
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** A copy of all that is held of a person. */
export interface HeldData {
  readonly sections: readonly HeldSection[];
  /** References of enquiries that name the person and belong to somebody else: staff look before they give them away. */
  readonly mentions: readonly string[];
}

/** What staff typed to say whom they mean. */
export type Asked = Pick<Person, 'email' | 'phone'>;

/** What was erased of a person; references and numbers only. */
export interface PersonErasure {
  readonly references: readonly string[];
  readonly proofs: readonly string[];
  readonly mentions: readonly string[];
  readonly reviews: readonly string[];
  readonly underWay: readonly string[];
  readonly dropped: number;
  readonly delivered: Readonly<Record<string, number>>;
  readonly messages: number;
  /** Emails that waited to be sent. */
  readonly mails: number;
  readonly alerts: number;
  /** What was saved with an account: deals, searches, vehicles looked at, open logins. */
  readonly saved: number;
  /** Accounts that were closed, with all that was saved in them. */
  readonly accounts: number;
  /** Accounts of the person that stay. */
  readonly accountsLeft: number;
  /** Those of them that had to stay, because a lease or an order in them is running. */
  readonly accountsRunning: number;
}

export interface EraseOptions {
  readonly isWithProof: boolean;
  readonly isWithAccount: boolean;
  /** Does everything, says what it did and takes it back. */
  readonly isDryRun: boolean;
  /** How the outcome is looked up; undefined within a transaction of the caller's. */
  readonly commit?: CommitOptions | undefined;
}

/** What staff do about the data of one person: for the command line and for the staff's pages. */
export interface People {
  export(asked: Asked): Promise<HeldData>;
  erase(asked: Asked, options: EraseOptions): Promise<PersonErasure>;
}
