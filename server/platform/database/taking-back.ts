import type { Orm } from './database.ts';

/** Thrown to roll back a transaction whose result is wanted all the same. */
class TakenBack extends Error {}

/** The result of work in one transaction. With `isTakenBack` the transaction is rolled back: a dry run. */
export async function takingBack<Result>(
  orm: Orm,
  isTakenBack: boolean,
  work: (within: Orm) => Promise<Result>,
): Promise<Result> {
  let done: { readonly result: Result } | undefined;
  try {
    await orm.transaction(async (within) => {
      done = { result: await work(within) };
      if (isTakenBack) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  if (!done) throw new Error('A transaction ended without a result.');
  return done.result;
}
