import { createHash } from 'node:crypto';

/** An evenly spread number from 0 up to 1 that depends on the parts alone: the demonstration draws no other lots. */
export function chance(...parts: readonly string[]): number {
  return createHash('sha256').update(parts.join('\u0000')).digest().readUInt32BE() / 2 ** 32;
}

/** A whole number between two bounds, both inclusive, chosen by a chance. */
export function pickBetween(low: number, high: number, share: number): number {
  return low + Math.floor(share * (high - low + 1));
}
