import { createHash } from 'node:crypto';

const smallestRef = 1_000_000_000n;
const refCount = 9_000_000_000n;

/** Ten digits, not beginning with 0, that depend on the parts alone: the same names always give the same reference. */
export function vehicleRefFor(parts: readonly string[]): string {
  // JSON keeps ["ab", "c"] and ["a", "bc"] apart.
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  return String(smallestRef + (digest.readBigUInt64BE() % refCount));
}
