import type { Account } from '#server/account-contract/account.ts';

/** What the header and every account page may show of the signed-in customer. */
export type AccountSummary = Pick<Account, 'accountType' | 'firstName' | 'lastName' | 'isLexCustomer'>;

/** A signed-in customer. The token is only for calls to the account API and must not appear anywhere else. */
export interface SignedIn {
  readonly accountId: string;
  readonly token: string;
  /** Milliseconds since 1970, like every time in a session. */
  readonly tokenExpiresAt: number;
  readonly summary: AccountSummary;
}

/**
 * What a visitor typed into a form that was sent without a script. It is shown again once; it never has passwords or
 * files.
 */
export interface FormEcho {
  /** Path of the page that has the form. */
  readonly page: string;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  /** A message for each field at fault. */
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string;
  /** True when the message reports success; otherwise it reports a fault. */
  readonly isDone?: boolean;
}

/** The id and salt of a mailed link. They are taken out of the address at once and are never part of a page. */
export interface MailedLink {
  readonly page: string;
  readonly id: string;
  readonly idSalt: string;
}

/** What a session keeps from one request to the next, beside the customer. */
export interface SessionNotes {
  readonly form?: FormEcho;
  readonly link?: MailedLink;
}

/**
 * One visitor's session, stored or a visit (`visits.ts`). Pages may show `csrfToken`, `form` and `signedIn.summary`,
 * and nothing else of it.
 */
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
  /** Adds a session, or replaces the notes of one that is stored already. */
  save(session: Session): Promise<void>;
  /** Records that a session was used now. A removed session is not brought back. */
  touch(id: string): Promise<void>;
  /** Replaces the notes of a session. A removed session is not brought back. */
  saveNotes(id: string, notes: SessionNotes): Promise<void>;
  remove(id: string): Promise<void>;
  /** Ends every session of an account, on every device. */
  removeAll(accountId: string): Promise<void>;
}

/** A session ends after this time without a request. */
export const idleMs = 30 * 60 * 1000;

/** A session ends after this time, however often it is used. */
export const lifetimeMs = 12 * 60 * 60 * 1000;

/** Whether a session is valid at this time: used within `idleMs`, begun within `lifetimeMs`, its token not expired. */
export function isAlive(session: Session, nowMs: number): boolean {
  const { startedAt, usedAt, signedIn } = session;
  if (nowMs - usedAt >= idleMs || nowMs - startedAt >= lifetimeMs) return false;
  return signedIn === undefined || nowMs < signedIn.tokenExpiresAt;
}
