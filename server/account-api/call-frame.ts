import type { Request, Response } from 'express';
import { subCodes } from '#server/account-contract/answer.ts';
import type { AccountApiContext } from './account-api-context.ts';
import { findTokenHolder } from './credentials/bearer-tokens.ts';
import { notFound, RefusedError } from './refused-error.ts';
import type { StoredAccount } from './store/accounts.ts';

/** Who made a call, and a signal for when they stop waiting for its answer. */
export interface CallFrame {
  /** The account whose token came with the call; undefined only where a call needs none. */
  readonly account: StoredAccount | undefined;
  /** Aborted when the caller hangs up before the answer. */
  readonly signal: AbortSignal;
}

/** The account of a bearer token that is valid now; throws 401 when it is not. */
export async function findCaller(context: AccountApiContext, { headers }: Request): Promise<StoredAccount> {
  const token = /^Bearer ([A-Za-z0-9_-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1];
  const holder = token === undefined ? undefined : await findTokenHolder(context, token);
  if (!holder) throw new RefusedError(401, 'The token is missing or has expired.', subCodes.tokenExpired);
  return holder;
}

/** A signal that is aborted when the connection closes before the answer was sent. */
export function whileWaiting(res: Response): AbortSignal {
  const left = new AbortController();
  if (res.destroyed) left.abort();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  return left.signal;
}

/** The account whose token came with the call; only for calls that need one. */
export function callerOf({ account }: CallFrame): StoredAccount {
  if (!account) throw new Error('This call needs no token, so it has no account.');
  return account;
}

/** The caller's account when the call names it by its id; any other id is a 404, whether that account exists or not. */
export function ownAccount(frame: CallFrame, accountId: string): StoredAccount {
  const account = callerOf(frame);
  if (account.accountId !== accountId) throw notFound();
  return account;
}
