import { randomInt } from 'node:crypto';
import { and, between, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { linkSpent, RefusedError } from '#server/account-api/refused-error.ts';
import { accountCodes, accounts } from '#server/account-api/store/account-tables.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import type { Orm } from '#server/platform/database/database.ts';
import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';

/** How long a code is valid, how often it may be tried, and how many are sent to an account in an hour. */
export const codeLimits = { minutes: 10, tries: 5, sendsPerHour: 3 } as const;

export type CodePurpose = (typeof accountCodes.$inferSelect)['purpose'];

interface NewCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  /** The mail that tells the holder the code; stored in the same transaction. */
  readonly toMessage: (code: string) => OutgoingMail;
  /** Aborted when the caller stops waiting; then no code is sent. */
  readonly signal: AbortSignal;
}

/** Sends a new six-digit code, which replaces earlier ones of the purpose. Throws 429 at the fourth within an hour. */
export async function createCode(
  { outbox, now, passwords }: AccountApiContext,
  { accountId, purpose, toMessage, signal }: NewCode,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // Hashed like a password: with a plain hash all million codes could be tried in a moment.
  const codeHash = await passwords.hash(code, signal);
  await outbox.storeWith(async (orm, store) => {
    // Locks the account, so that two calls at the same time cannot both be the third.
    await orm.select().from(accounts).where(eq(accounts.accountId, accountId)).for('update');
    const sentAt = now();
    const hourAgo = new Date(sentAt.getTime() - 60 * 60_000);
    const [recent] = await orm
      .select({ sends: count() })
      .from(accountCodes)
      .where(and(isCodeOf(accountId, purpose), between(accountCodes.sentAt, hourAgo, sentAt)));
    if ((recent?.sends ?? 0) >= codeLimits.sendsPerHour) {
      throw new RefusedError(429, 'Too many codes. Try again in an hour.', subCodes.tooMany);
    }
    await orm.insert(accountCodes).values({ accountId, purpose, codeHash, sentAt });
    await store(toMessage(code));
  });
}

interface TriedCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** Aborted when the caller stops waiting; then the try counts but the code is not used up. */
  readonly signal: AbortSignal;
}

/**
 * Uses up the newest code of a purpose, in one transaction with the work that it is for. A wrong code uses up one try.
 * Throws `linkSpent` for a code that is wrong, used, too old or tried too often.
 */
export async function spendCode<Result>(
  { orm, now, passwords }: AccountApiContext,
  { accountId, purpose, code, signal }: TriedCode,
  work: (orm: Orm) => Promise<Result>,
): Promise<Result> {
  const [newest] = await orm
    .select({ codeId: accountCodes.codeId })
    .from(accountCodes)
    .where(isCodeOf(accountId, purpose))
    .orderBy(desc(accountCodes.codeId))
    .limit(1);
  const since = new Date(now().getTime() - codeLimits.minutes * 60_000);
  const isOpen = and(
    eq(accountCodes.codeId, newest?.codeId ?? 0),
    isNull(accountCodes.usedAt),
    gt(accountCodes.sentAt, since),
  );
  // Counted before the code is compared, so that tries at the same time cannot share one count.
  const [tried] = await orm
    .update(accountCodes)
    .set({ tries: sql`${accountCodes.tries} + 1` })
    .where(and(isOpen, lt(accountCodes.tries, codeLimits.tries)))
    .returning({ codeHash: accountCodes.codeHash });
  if (!(await passwords.isRight(tried?.codeHash, code, signal))) throw linkSpent();
  return orm.transaction(async (within) => {
    const used = await within.update(accountCodes).set({ usedAt: now() }).where(isOpen).returning();
    if (used.length === 0) throw linkSpent();
    const result = await work(within);
    signal.throwIfAborted();
    return result;
  });
}

function isCodeOf(accountId: string, purpose: CodePurpose) {
  return and(eq(accountCodes.accountId, accountId), eq(accountCodes.purpose, purpose));
}
