import { UnavailableError } from '#server/platform/http/errors.ts';
import { isAway } from './database-faults.ts';

type Calls<Store> = {
  readonly [Name in keyof Store]: Store[Name] extends (...args: infer Given) => Promise<infer Result>
    ? (...args: Given) => Promise<Result>
    : never;
};

/** The same store, but calls throw `UnavailableError` with this message while the database does not answer. */
export function tellWhenAway<Store extends object>(store: Store & Calls<Store>, message: string): Store {
  const calls = Object.entries(store).map(([name, call]) => {
    const told = async (...given: readonly unknown[]) => {
      try {
        return await (call as (...given: readonly unknown[]) => Promise<unknown>)(...given);
      } catch (error) {
        throw isAway(error) ? new UnavailableError(message, { cause: error }) : error;
      }
    };
    return [name, told];
  });
  return Object.fromEntries(calls) as Store;
}
