/** What the database's clock showed, and when that was by the monotonic clock of this process. */
let shown: { readonly ms: number; readonly atElapsedMs: number } | undefined;

/**
 * Now in milliseconds since 1970, by the clock of the database, which all nodes share: what is erased, expires or is locked
 * is decided by it, so that a node whose own clock is wrong harms nobody. On the embedded database, and until PostgreSQL
 * was first reached, it is the clock of this process.
 */
export function siteNow(): number {
  return shown ? shown.ms + performance.now() - shown.atElapsedMs : Date.now();
}

/** As `siteNow`, as a date to be stored. */
export function siteDate(): Date {
  return new Date(siteNow());
}

/** Sets the clock by what the database's shows now; each new connection to it does so before anything else. */
export function setSiteClock(ms: number): void {
  shown = { ms, atElapsedMs: performance.now() };
}
