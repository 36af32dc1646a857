import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { createSecret, hashSecret } from '#server/platform/http/secret.ts';
import { staffLinks } from './staff-tables.ts';

/** A link and a visit to the provider work for this long. */
export const linkMs = 15 * 60 * 1000;

type LinkRow = typeof staffLinks.$inferSelect;

/** What is kept of a sign-in that has begun. */
export type BegunSignIn = Pick<LinkRow, 'kind'> & Partial<Omit<LinkRow, 'kind' | 'keyHash' | 'expiresAt'>>;

/** Stores a sign-in that has begun. Returns the key that ends it. */
export async function beginSignIn(orm: Orm, begun: BegunSignIn, nowMs: number): Promise<string> {
  const key = createSecret();
  await orm
    .insert(staffLinks)
    .values({ keyHash: hashSecret(key), expiresAt: new Date(nowMs + linkMs), ...begun });
  return key;
}

/** Takes a begun sign-in by its key: it works once. Undefined when it was spent, has run out or was never begun. */
export async function takeSignIn(
  orm: Orm,
  { key, kind, nowMs }: { readonly key: string; readonly kind: LinkRow['kind']; readonly nowMs: number },
): Promise<LinkRow | undefined> {
  const isMeant = and(
    eq(staffLinks.keyHash, hashSecret(key)),
    eq(staffLinks.kind, kind),
    gt(staffLinks.expiresAt, new Date(nowMs)),
  );
  const [row] = await orm.delete(staffLinks).where(isMeant).returning();
  return row;
}
