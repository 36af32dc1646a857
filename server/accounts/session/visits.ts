import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { lifetimeMs, type Session } from './session.ts';

/**
 * Sessions of visitors for whom nothing has to be stored. The cookie's value says when it was given out and is signed
 * with a key that all nodes share; the form token is derived from it. So every node accepts a form that another one
 * sent out, and visits need no row in the database.
 */
export interface Visits {
  begin(): Promise<Session>;
  /** The visit of a cookie's value; undefined when this site did not sign it, or longer than `lifetimeMs` ago. */
  find(id: string): Promise<Session | undefined>;
}

interface VisitsParts {
  /** Secret that all nodes share. */
  readonly key: () => Promise<Uint8Array>;
  readonly now: () => number;
}

const claimBytes = 16;

/** A cookie's value is the second it was given out, 12 random bytes, and 16 bytes of HMAC-SHA256 over both. */
export function createVisits({ key, now }: VisitsParts): Visits {
  const toVisit = (id: string, startedAt: number, secret: Uint8Array): Session => ({
    id,
    csrfToken: prove(secret, 'form', id).toString('base64url'),
    startedAt,
    usedAt: now(),
  });
  return {
    begin: async () => {
      const secret = await key();
      const startedAt = Math.floor(now() / 1000) * 1000;
      const claim = randomBytes(claimBytes);
      claim.writeUInt32BE(startedAt / 1000);
      const id = Buffer.concat([claim, proveClaim(secret, claim)]).toString('base64url');
      return toVisit(id, startedAt, secret);
    },
    find: async (id) => {
      const secret = await key();
      const value = Buffer.from(id, 'base64url');
      const claim = value.subarray(0, claimBytes);
      const proof = value.subarray(claimBytes);
      if (proof.length !== claimBytes || !timingSafeEqual(proof, proveClaim(secret, claim))) return undefined;
      const startedAt = claim.readUInt32BE() * 1000;
      return now() - startedAt < lifetimeMs ? toVisit(id, startedAt, secret) : undefined;
    },
  };
}

function proveClaim(secret: Uint8Array, claim: Uint8Array): Buffer {
  return prove(secret, 'visit', claim).subarray(0, claimBytes);
}

/** The purpose is signed too, so that the proof of a cookie cannot serve as a form token. */
function prove(secret: Uint8Array, purpose: 'visit' | 'form', of: Uint8Array | string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:`).update(of).digest();
}
