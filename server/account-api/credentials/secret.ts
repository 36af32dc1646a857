import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a URL or a header. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret of many random bits: its SHA-256. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
