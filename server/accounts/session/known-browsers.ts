import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Config } from '#server/platform/config/config.ts';
import { toAccountCookieNames } from './session-cookie.ts';

/**
 * Browsers in which somebody has logged in to an account, or opened a link that was mailed to its holder. Wrong passwords
 * from there have a count of their own, so that strangers who guess keep no customer out (OWASP, device cookies, 2025).
 * A cookie says it: for each account a pass that names nobody and is signed with the key that all nodes share.
 */
export interface KnownBrowsers {
  /** Whether the browser has a pass of this site for any account. */
  isKnown(req: Request): Promise<boolean>;
  /** The name under which tries of this browser at this account are counted; undefined without a pass for it. */
  find(req: Request, accountId: string): Promise<string | undefined>;
  /** Gives the browser a new pass for the account; none while the key cannot be read. */
  remember(req: Request, res: Response, accountId: string): Promise<void>;
}

interface Parts {
  readonly config: Pick<Config, 'siteOrigin'>;
  /** Secret that all nodes share. */
  readonly key: () => Promise<Uint8Array>;
  readonly now: () => number;
}

/** How long a pass counts; the cookie policy says it too. */
const lifetimeMs = 180 * 24 * 60 * 60 * 1000;
/** Accounts of one browser, such as those of a family. */
const maxPasses = 5;

/** A pass is the second it was given out, 12 random bytes, 8 bytes of the account's hash, and 16 of HMAC-SHA256 over all. */
const [nonceEnd, claimBytes, proofBytes] = [16, 24, 16];

/** Reads and sets the cookie of known browsers. */
export function createKnownBrowsers({ config, key, now }: Parts): KnownBrowsers {
  const name = toAccountCookieNames(config.siteOrigin).knownBrowser;
  const secure = config.siteOrigin.startsWith('https://');
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: lifetimeMs } as const;

  /** The claims of the passes that this site gave out and that still count, the newest first. */
  async function read(req: Request): Promise<readonly Buffer[]> {
    const value: unknown = req.cookies?.[name];
    if (typeof value !== 'string') return [];
    const secret = await key().catch(() => undefined);
    if (!secret) return [];
    const passes = value.split('.').slice(0, maxPasses);
    return passes.map((pass) => Buffer.from(pass, 'base64url')).filter((pass) => isGenuine(secret, pass));
  }

  function isGenuine(secret: Uint8Array, pass: Buffer): boolean {
    if (pass.length !== claimBytes + proofBytes) return false;
    const claim = pass.subarray(0, claimBytes);
    const age = now() - claim.readUInt32BE() * 1000;
    return age < lifetimeMs && timingSafeEqual(pass.subarray(claimBytes), prove(secret, claim));
  }

  return {
    isKnown: async (req) => (await read(req)).length > 0,
    find: async (req, accountId) => {
      const passes = await read(req);
      const own = passes.find((pass) => isOf(pass, accountId));
      return own?.subarray(0, nonceEnd).toString('base64url');
    },
    remember: async (req, res, accountId) => {
      const others = (await read(req)).filter((pass) => !isOf(pass, accountId));
      const secret = await key().catch(() => undefined);
      if (!secret) return;
      const passes = [createPass(secret, accountId, now()), ...others].slice(0, maxPasses);
      res.cookie(name, passes.map((pass) => pass.toString('base64url')).join('.'), options);
    },
  };
}

function createPass(secret: Uint8Array, accountId: string, nowMs: number): Buffer {
  const nonce = randomBytes(nonceEnd);
  nonce.writeUInt32BE(Math.floor(nowMs / 1000));
  const claim = Buffer.concat([nonce, markOf(accountId, nonce)]);
  return Buffer.concat([claim, prove(secret, claim)]);
}

function isOf(pass: Buffer, accountId: string): boolean {
  return markOf(accountId, pass.subarray(0, nonceEnd)).equals(pass.subarray(nonceEnd, claimBytes));
}

/** Another one in each pass, so that the passes of two browsers do not tell that they are one customer's. */
function markOf(accountId: string, nonce: Uint8Array): Buffer {
  const bytes = claimBytes - nonceEnd;
  return createHmac('sha256', nonce).update(accountId).digest().subarray(0, bytes);
}

function prove(secret: Uint8Array, claim: Uint8Array): Buffer {
  return createHmac('sha256', secret).update('known browser:').update(claim).digest().subarray(0, proofBytes);
}
