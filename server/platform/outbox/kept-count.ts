interface KeptOptions {
  /** How long a count serves. */
  readonly keptMs?: number;
  readonly now?: () => number;
}

/**
 * Reads what was counted last, and counts anew when that is older than `keptMs`: so reading costs little and cannot
 * fail. Without the database the last count stands; `unknown` before the first.
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
