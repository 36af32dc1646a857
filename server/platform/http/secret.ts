import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as base64url: the id of a session, a form token, the key of a mailed link. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a secret is stored: the secret cannot be found from it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * Compares two texts in a time that does not depend on where they differ. Both are hashed first, so that their lengths
 * are equal.
 */
export function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
