import { useSyncExternalStore } from 'react';

/** The miles a year that the visitor gave, as this browser keeps them. */
export interface KeptMiles {
  readonly miles: number;
  /** The query string of the page that is shown, at those miles; absent where its address says its miles. */
  readonly search?: string | undefined;
}

let kept: KeptMiles | undefined;
const listeners = new Set<() => void>();

/** Browser only, since the server never knows them: undefined makes the browser forget. */
export function setKeptMiles(miles: KeptMiles | undefined): void {
  kept = miles;
  for (const listen of listeners) listen();
}

/** Undefined where the browser keeps none, and until the script that reads them has started. */
export function getKeptMiles(): KeptMiles | undefined {
  return kept;
}

/** Calls `listen` at every change. Returns the function that stops it. */
export function followKeptMiles(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** The kept miles, once the page is hydrated. */
export function useKeptMiles(): KeptMiles | undefined {
  return useSyncExternalStore(followKeptMiles, getKeptMiles, () => undefined);
}
