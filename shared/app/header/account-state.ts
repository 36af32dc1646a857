/** What the header shows of the customer who is signed in. */
export interface HeaderAccount {
  readonly accountType: 'personal' | 'business';
  readonly firstName: string;
  readonly lastName: string;
  readonly isLexCustomer: boolean;
}

/** Undefined until the browser has asked the server; null when the visitor is not signed in. */
export type AccountState = HeaderAccount | null | undefined;

let state: AccountState;
const listeners = new Set<() => void>();

/** Browser only: the server draws pages without knowing which visitor asked for them. */
export function setAccountState(known: AccountState): void {
  state = known;
  for (const listen of listeners) listen();
}

export function getAccountState(): AccountState {
  return state;
}

/** Calls `listen` at every change. Returns the function that stops it. */
export function followAccountState(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}
