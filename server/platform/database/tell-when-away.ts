import { HttpError, UnavailableError } from '#server/platform/http/errors.ts';

type Calls<Store> = {
  readonly [Name in keyof Store]: Store[Name] extends (...args: infer Given) => Promise<infer Result>
    ? (...args: Given) => Promise<Result>
    : never;
};

/**
 * First characters of the SQLSTATE of a server that cannot serve: no connection, no resources, stopped by its operator
 * or by its time limit, a lock that another node holds, or a transaction that it ended because this node hung.
 */
const awayCodes = ['08', '53', '57', '55P03', '25P03'];

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

/** Whether the error means that the database could not serve, not that it found something wrong. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof HttpError) return false;
  const { code, message } = (error.cause ?? error) as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code !== 'string') return /connect|timeout|terminated|closed/i.test(String(message));
  return /^E[A-Z]{4,}$/.test(code) || awayCodes.some((away) => code.startsWith(away));
}
