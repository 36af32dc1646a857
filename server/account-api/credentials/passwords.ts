import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createGate, type Gate } from '#server/platform/http/gate.ts';

/** scrypt's parameters: N is 2 to the power of `logN`. */
export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** One of OWASP's recommended settings (Password Storage Cheat Sheet, 2025): 32 MiB, about a quarter of a second. */
export const passwordCost: PasswordCost = { logN: 15, r: 8, p: 3 };

/** Derives a key of 32 bytes from a password. */
type DeriveKey = (password: string, salt: Uint8Array, cost: PasswordCost) => Promise<Buffer>;

/**
 * Makes and checks the hashes of passwords and codes, a few at a time. Both functions throw an `UnavailableError` when
 * too many calls are waiting already, and an `AbortError` when the caller has stopped waiting.
 */
export interface Passwords {
  /** A salted scrypt hash that says how it was made: `scrypt$logN$r$p$salt$key`. */
  hash(password: string, signal: AbortSignal): Promise<string>;
  /** Whether the hash was made from this password. Without a hash it takes as long and returns false. */
  isRight(hash: string | null | undefined, password: string, signal: AbortSignal): Promise<boolean>;
}

interface PasswordsOptions {
  readonly cost: PasswordCost;
  /** How keys are derived; tests replace it to hold a derivation up. */
  readonly deriveKey?: DeriveKey | undefined;
  readonly gate?: Gate;
}

/** Creates the functions that hash and check passwords, with their own limit on how many run at once. */
export function createPasswords(options: PasswordsOptions): Passwords {
  const { cost, deriveKey = deriveByScrypt, gate = createKeyGate() } = options;
  const derive: (signal: AbortSignal) => DeriveKey =
    (signal) =>
    async (...given) => {
      const key = await gate.run(() => deriveKey(...given), signal);
      signal.throwIfAborted();
      return key;
    };
  return {
    hash: (password, signal) => hashWith(derive(signal), password, cost),
    isRight: (hash, password, signal) => isKeyOf(derive(signal), { hash, password, cost }),
  };
}

/**
 * A salted scrypt hash, made without waiting for the gate. For demonstration customers only, not for a visitor's call.
 */
export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hashWith(deriveByScrypt, password, cost);
}

/**
 * How many derivations run at once and how many wait. All cores but one may derive keys, so that one is left for pages,
 * but no more than three, because Node's four threads also read files and compress. On an idle machine a waiting call
 * is answered within 5 s, half the time that the site's client allows.
 */
function createKeyGate(): Gate {
  const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
  return createGate({ atOnce, waiting: 16 * atOnce });
}

const keyBytes = 32;

async function hashWith(derive: DeriveKey, password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const numbers = [cost.logN, cost.r, cost.p];
  return ['scrypt', ...numbers, salt.toString('base64url'), key.toString('base64url')].join('$');
}

interface Guess {
  readonly hash: string | null | undefined;
  readonly password: string;
  readonly cost: PasswordCost;
}

async function isKeyOf(derive: DeriveKey, { hash, password, cost }: Guess): Promise<boolean> {
  const [, logN, r, p, salt, key] = (hash ?? '').split('$');
  if (!salt || !key) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const stored = { logN: Number(logN), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), stored);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

const deriveByScrypt: DeriveKey = (password, salt, { logN, r, p }) => {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};
