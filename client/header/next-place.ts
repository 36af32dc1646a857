interface Line {
  readonly count: number;
  /** Names of the keys that lead on and back, as in `ArrowRight`. */
  readonly forwards: string;
  readonly backwards: string;
}

/**
 * Where a key leads from one place of a line of things: -1 before the first, no further than the last; undefined when
 * the key is not for moving.
 */
export function nextPlace(
  key: string,
  from: number,
  { count, forwards, backwards }: Line,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forwards) return Math.min(from + 1, count - 1);
  return key === backwards ? from - 1 : undefined;
}
