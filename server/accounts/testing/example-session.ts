import type { Session, SignedIn } from '#server/accounts/session/session.ts';
import { createSecret } from '#server/platform/http/secret.ts';

/** A signed-in customer whose token is valid for a day. */
export function exampleSignedIn(accountId: string): SignedIn {
  return {
    accountId,
    token: `token-of-${accountId}`,
    tokenExpiresAt: Date.now() + 24 * 3_600_000,
    summary: { accountType: 'personal', firstName: 'Ada', lastName: 'Example', isLexCustomer: false },
  };
}

/** A session begun now. */
export function exampleSession(given: Partial<Session> = {}): Session {
  const at = Date.now();
  return { id: createSecret(), csrfToken: createSecret(), startedAt: at, usedAt: at, ...given };
}
