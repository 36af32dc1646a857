import { createHash } from 'node:crypto';

/**
 * A number from 0 up to 1, evenly spread, that depends only on the parts. The demonstration uses no other randomness.
 */
export function chance(...parts: readonly string[]): number {
  return createHash('sha256').update(parts.join('\u0000')).digest().readUInt32BE() / 2 ** 32;
}

/** A whole number between two bounds, both inclusive, in proportion to `share` (0 to 1). */
export function pickBetween(low: number, high: number, share: number): number {
  return low + Math.floor(share * (high - low + 1));
}
