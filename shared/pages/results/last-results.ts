/** The list of deals that the visitor looked at last in this visit. */
export interface LastResults {
  /** Its address with the filters. */
  readonly href: string;
  readonly total: number;
}

const storageKey = 'last-results';

/** Keeps the list in this tab, so that a vehicle's page can lead back to it. */
export function keepLastResults(results: LastResults): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(results));
  } catch {
    // A browser that refuses to store: the vehicle's page keeps its link to all deals of the range.
  }
}

/** The list that is kept; undefined without one, and where a browser refuses to store. */
export function readLastResults(): LastResults | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    const { href, total } = (kept ?? {}) as Partial<Record<keyof LastResults, unknown>>;
    return typeof href === 'string' && /^\/(?!\/)/.test(href) && typeof total === 'number'
      ? { href, total }
      : undefined;
  } catch {
    return undefined;
  }
}
