import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a URL or a header. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 under which a secret of many random bits is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
