import { createHash } from 'node:crypto';

/** What stores keep of a session's id: whoever reads the store cannot make a cookie from it. */
export function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
