/** Who is signed in, as the header shows it. */
export interface AccountSummary {
  readonly accountType: 'personal' | 'business';
  readonly firstName: string;
  readonly lastName: string;
  readonly isLexCustomer: boolean;
}

/** Undefined until the browser has asked; null when nobody is signed in. */
export type AccountState = AccountSummary | null | undefined;

let state: AccountState;
const listeners = new Set<() => void>();

/** Browser only: pages are drawn on the server without knowing who asks. */
export function setAccountState(known: AccountState): void {
  state = known;
  for (const listen of listeners) listen();
}

export function getAccountState(): AccountState {
  return state;
}

/** Gives the way to stop listening. */
export function followAccountState(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}
