import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's parameters: N is 2 to the power of `logN`. */
export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** One of OWASP's recommended settings (Password Storage Cheat Sheet, 2025): 32 MiB, about a quarter of a second. */
export const passwordCost: PasswordCost = { logN: 15, r: 8, p: 3 };

const keyBytes = 32;

/** A salted scrypt hash that says how it was made: `scrypt$logN$r$p$salt$key`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

/** Whether the password made this hash. Without one it takes as long and says no. */
export async function isPasswordOf(
  hash: string | null | undefined,
  password: string,
  cost: PasswordCost,
): Promise<boolean> {
  const [, logN, r, p, salt, key] = (hash ?? '').split('$');
  if (!salt || !key) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const stored = { logN: Number(logN), r: Number(r), p: Number(p) };
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, 'base64url'), stored),
    Buffer.from(key, 'base64url'),
  );
}

function derive(password: string, salt: Uint8Array, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
