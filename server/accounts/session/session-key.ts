import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { answeredWithin } from './session-store.ts';
import { sharedKeys } from './session-tables.ts';

const name = 'session';
const timeoutMs = 2000;

/**
 * The 32-byte secret that signs the cookies of visitors. The first node that needs it makes it and stores it, so it is
 * the same on all nodes and after a restart. To replace it, delete its row and restart; forms that are open then are
 * refused.
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
  // When several nodes insert at the same time, one row is stored, and all of them read that row.
  if (!stored) await orm.insert(sharedKeys).values({ name, value }).onConflictDoNothing();
  const [shared] = stored ? [stored] : await find();
  if (!shared) throw new Error('A key that was stored did not come back.');
  return Buffer.from(shared.value, 'base64url');
}
