import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { lt, sql } from 'drizzle-orm';
import { commits } from './commits-table.ts';
import type { Orm } from './database.ts';
import { isAway } from './database-faults.ts';

/** A change as it can be looked up. */
export interface CommitOptions {
  /** Its name, a UUID; random if undefined. */
  readonly id?: string | undefined;
  /** How long to look for what became of it while the database is away; eight seconds if undefined, for a visitor waits. */
  readonly patienceMs?: number | undefined;
}

/** The database went away as a change was being committed, and has not been back since: it may be done or not. */
export class OutcomeUnknownError extends Error {
  constructor(options: ErrorOptions) {
    super('The database stopped answering as this was being stored, so it may be done or not.', options);
    this.name = 'OutcomeUnknownError';
  }
}

/**
 * Runs work in a transaction of which the outcome is known: when the connection is lost at COMMIT, it is looked up on a
 * new one. Resolves once the change is stored, throws what went wrong when nothing of it is, and throws
 * `OutcomeUnknownError` when that cannot be found out in time.
 */
export async function commitKnown<Result>(
  orm: Orm,
  work: (within: Orm) => Promise<Result>,
  { id = randomUUID(), patienceMs = 8_000 }: CommitOptions = {},
): Promise<Result> {
  let ready: { readonly result: Result } | undefined;
  try {
    return await orm.transaction(async (within) => {
      const result = await work(within);
      const named = await within.insert(commits).values({ id }).onConflictDoNothing().returning();
      if (named.length === 0) throw new DOMException('It was called off.', 'AbortError');
      ready = { result };
      return result;
    });
  } catch (error) {
    // What fails before COMMIT is taken back by the database itself.
    if (ready && (await isCommitted(orm, id, patienceMs))) return ready.result;
    throw error;
  }
}

const pauseMs = 200;

/**
 * Whether the change of this name is stored. One that is not never will be: this takes its name, after waiting for a
 * transaction that still holds it. Throws `OutcomeUnknownError` when the database does not answer for so long.
 */
export async function isCommitted(orm: Orm, id: string, patienceMs: number): Promise<boolean> {
  const endsAt = performance.now() + patienceMs;
  for (;;) {
    try {
      const [found] = await orm
        .insert(commits)
        .values({ id, isCalledOff: true })
        .onConflictDoUpdate({ target: commits.id, set: { id } })
        .returning();
      return found?.isCalledOff === false;
    } catch (cause) {
      if (!isAway(cause) || performance.now() >= endsAt) throw new OutcomeUnknownError({ cause });
      await delay(pauseMs);
    }
  }
}

/** Forgets the names of changes that nobody asks about any more. Returns how many. */
export async function forgetCommits(orm: Orm): Promise<number> {
  const old = await orm
    .delete(commits)
    .where(lt(commits.at, sql`now() - interval '1 day'`))
    .returning({ id: commits.id });
  return old.length;
}
