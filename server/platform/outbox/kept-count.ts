interface KeptOptions {
  /** How long a count is used. */
  readonly keptMs?: number;
  readonly now?: () => number;
}

/**
 * Returns a function that gives the last count, and starts a new one when that is older than `keptMs`: reading is cheap
 * and cannot fail. Without the database the last count stays; before the first it gives `unknown`.
 */
export function keptCount<Counted>(
  unknown: Counted,
  count: () => Promise<Counted>,
  { keptMs = 10_000, now = () => performance.now() }: KeptOptions = {},
): () => Counted {
  let kept = unknown;
  let countedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - countedAt >= keptMs) {
      countedAt = now();
      void count().then(
        (counted) => {
          kept = counted;
        },
        () => undefined,
      );
    }
    return kept;
  };
}
