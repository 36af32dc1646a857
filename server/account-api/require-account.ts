import type { RequestHandler, Response } from 'express';
import { subCodes } from '#server/account-contract/answer.ts';
import type { AccountApiContext } from './account-api-context.ts';
import { findTokenHolder } from './credentials/bearer-tokens.ts';
import { notFound, RefusedError } from './refused-error.ts';
import type { accounts } from './store/account-tables.ts';

/** An account as it is stored. */
export type StoredAccount = typeof accounts.$inferSelect;

/** Lets a call through with a bearer token that counts now; else 401. */
export function requireAccount(context: AccountApiContext): RequestHandler {
  return async (req, res, next) => {
    const token = /^Bearer ([A-Za-z0-9_-]{1,4096})$/i.exec(req.headers.authorization ?? '')?.[1];
    const holder = token === undefined ? undefined : await findTokenHolder(context, token);
    if (!holder) throw new RefusedError(401, 'The token is missing or has expired.', subCodes.tokenExpired);
    res.locals.account = holder;
    next();
  };
}

/** The account whose token came with the call; only behind `requireAccount`. */
export function accountOf(res: Response): StoredAccount {
  const { account } = res.locals as { account?: StoredAccount };
  if (!account) throw new Error('The call is not behind requireAccount.');
  return account;
}

/** The token's account when the call names it by its id; any other id is 404, whoever's it is. */
export function ownAccount(res: Response, accountId: string): StoredAccount {
  const account = accountOf(res);
  if (account.accountId !== accountId) throw notFound();
  return account;
}
