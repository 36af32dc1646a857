import { createHash } from 'node:crypto';

const smallestRef = 1_000_000_000n;
const refCount = 9_000_000_000n;

/** Ten digits, the first not 0, that depend only on the parts: the same names always give the same reference. */
export function vehicleRefFor(parts: readonly string[]): string {
  // JSON distinguishes ["ab", "c"] from ["a", "bc"].
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  return String(smallestRef + (digest.readBigUInt64BE() % refCount));
}
