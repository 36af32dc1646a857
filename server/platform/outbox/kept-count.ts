interface KeptOptions {
  /** How long a count is used. */
  readonly keptMs?: number;
  readonly now?: () => number;
}

/**
 * Returns a function that returns the last count, and starts a new one if that is older than `keptMs`; so reading it is
 * quick and cannot fail. While the database fails it returns the last count; before the first one, `unknown`.
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
