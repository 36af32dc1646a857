import type { Account } from '#server/account-contract/account.ts';

/** What the header and every account page may know of who is signed in. */
export type AccountSummary = Pick<Account, 'accountType' | 'firstName' | 'lastName' | 'isLexCustomer'>;

/** A signed-in customer. The token is for calls to the account API and goes nowhere else. */
export interface SignedIn {
  readonly accountId: string;
  readonly token: string;
  /** Milliseconds since 1970, as every time of a session. */
  readonly tokenExpiresAt: number;
  readonly summary: AccountSummary;
}

/** What was typed into a form that was sent without a script, shown again once: never passwords or files. */
export interface FormEcho {
  /** Path of the page that has the form. */
  readonly page: string;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  /** A message for each field at fault. */
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string;
  /** True when the message says that something was done; otherwise it is a fault. */
  readonly isDone?: boolean;
}

/** The id and salt of a link from a mail, taken out of the address at once; never part of a page. */
export interface MailedLink {
  readonly page: string;
  readonly id: string;
  readonly idSalt: string;
}

/** What a session carries from one request to the next beside who it is. */
export interface SessionNotes {
  readonly form?: FormEcho;
  readonly link?: MailedLink;
}

/** One visitor's session, stored or a visit (`visits.ts`). Pages may show `csrfToken`, `form` and `signedIn.summary`, and nothing else of it. */
export interface Session extends SessionNotes {
  /** The cookie's value: 32 bytes as base64url that nobody can guess. Stores keep its hash only. */
  readonly id: string;
  readonly csrfToken: string;
  readonly signedIn?: SignedIn;
  readonly startedAt: number;
  readonly usedAt: number;
}

/** Sessions shared by all nodes. Every call throws `UnavailableError` when the store does not answer in time. */
export interface SessionStore {
  find(id: string): Promise<Session | undefined>;
  /** Stores a session that the store does not have; one that it has gets these notes. */
  save(session: Session): Promise<void>;
  /** Notes that a session was used; one that has been removed stays removed. */
  touch(id: string): Promise<void>;
  /** Replaces the notes of a session; one that has been removed stays removed. */
  saveNotes(id: string, notes: SessionNotes): Promise<void>;
  remove(id: string): Promise<void>;
  /** Ends every session of an account, on every device. */
  removeAll(accountId: string): Promise<void>;
}

/** Ends a session that nobody used. */
export const idleMs = 30 * 60 * 1000;

/** Ends a session however much it was used. */
export const lifetimeMs = 12 * 60 * 60 * 1000;

/** Whether a session still stands at this time: used lately, not too old, its token not run out. */
export function isAlive(session: Session, nowMs: number): boolean {
  const { startedAt, usedAt, signedIn } = session;
  if (nowMs - usedAt >= idleMs || nowMs - startedAt >= lifetimeMs) return false;
  return signedIn === undefined || nowMs < signedIn.tokenExpiresAt;
}
