import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { lifetimeMs, type Session } from './session.ts';

/**
 * Sessions of visitors of whom there is nothing to keep. They are stored nowhere: the cookie's value says when it was
 * given out and proves by a key of ours that we did, and the token of its forms follows from it. So any node takes a
 * form that any other gave out, and visits without number leave nothing behind.
 */
export interface Visits {
  begin(): Promise<Session>;
  /** The visit of a cookie's value; undefined when we did not give it out, or too long ago. */
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

/** What it is for goes in too, so that a proof for one is worth nothing for the other. */
function prove(secret: Uint8Array, purpose: 'visit' | 'form', of: Uint8Array | string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:`).update(of).digest();
}
