import { type CommitOptions, commitKnown } from './commit-known.ts';
import type { Orm } from './database.ts';

/** Thrown to roll back a transaction whose result is wanted all the same. */
class TakenBack extends Error {}

interface TakingBack {
  /** The transaction is rolled back: a dry run. */
  readonly isTakenBack: boolean;
  /** How the outcome is looked up; undefined within a transaction whose outcome somebody else looks up. */
  readonly commit?: CommitOptions | undefined;
}

/** The result of work in one transaction. */
export async function takingBack<Result>(
  orm: Orm,
  { isTakenBack, commit }: TakingBack,
  work: (within: Orm) => Promise<Result>,
): Promise<Result> {
  let done: { readonly result: Result } | undefined;
  const run = async (within: Orm) => {
    done = { result: await work(within) };
    if (isTakenBack) throw new TakenBack();
  };
  try {
    await (commit ? commitKnown(orm, run, commit) : orm.transaction(run));
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  if (!done) throw new Error('A transaction ended without a result.');
  return done.result;
}
