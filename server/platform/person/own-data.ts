import type { HeldSection } from './held-data.ts';

/** A signed-in customer, by the id in the session and the address that the account API says. */
export interface AccountHolder {
  readonly accountId: string;
  readonly email: string;
}

/** What came of closing an account; `lease-running` also for an order under way, `shared` for a demonstration login. */
export type Closing = 'closed' | 'lease-running' | 'shared';

/** What a customer does about their own data. */
export interface OwnData {
  /** Whether the accounts are in this site's database. If not, an account system of its own has them, and staff are asked. */
  readonly holdsAccounts: boolean;
  /** Everything that this site's database holds of the holder. */
  copy(holder: AccountHolder): Promise<readonly HeldSection[]>;
  /** Deletes the account with all that is saved in it, and sends its holder a mail that says so. */
  close(holder: AccountHolder): Promise<Closing>;
  /** Deletes a document that the customer sent; false when the account has no such one. */
  removeDocument(accountId: string, documentId: string): Promise<boolean>;
  /** Takes back that offers may be emailed, on every form that was sent with the holder's address. */
  withdrawMarketing(holder: AccountHolder): Promise<void>;
  /** Asks staff by mail for a copy from the account system, or to close the account there. */
  askStaff(holder: AccountHolder, wish: 'copy' | 'close'): Promise<void>;
}
