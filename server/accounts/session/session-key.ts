import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { answeredWithin } from './session-store.ts';
import { sharedKeys } from './session-tables.ts';

const name = 'session';
const timeoutMs = 2000;

/**
 * The secret behind the cookies of visitors, 32 bytes: made once by the first node that needs it, the same on all nodes
 * and after every restart. Deleting its row and restarting makes another, and open forms of visitors void.
 */
export function createSessionKey({ orm }: Pick<Database, 'orm'>): () => Promise<Uint8Array> {
  let known: Uint8Array | undefined;
  return async () => {
    known ??= await answeredWithin(timeoutMs, readKey(orm));
    return known;
  };
}

async function readKey(orm: Orm): Promise<Uint8Array> {
  const value = randomBytes(32).toString('base64url');
  const find = () => orm.select().from(sharedKeys).where(eq(sharedKeys.name, name));
  const [stored] = await find();
  // Of nodes that come at the same time one stores its own, and all read that one.
  if (!stored) await orm.insert(sharedKeys).values({ name, value }).onConflictDoNothing();
  const [shared] = stored ? [stored] : await find();
  if (!shared) throw new Error('A key that was stored did not come back.');
  return Buffer.from(shared.value, 'base64url');
}
