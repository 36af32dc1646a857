import { eq } from 'drizzle-orm';
import { Router } from 'express';
import { z } from 'zod';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { succeed } from '#server/account-api/answer-call.ts';
import { createToken } from '#server/account-api/credentials/bearer-tokens.ts';
import { isPasswordOf } from '#server/account-api/credentials/hash-password.ts';
import { parseQuery } from '#server/account-api/parse-request.ts';
import { RefusedError } from '#server/account-api/refused-error.ts';
import { accounts } from '#server/account-api/store/account-tables.ts';
import { subCodes } from '#server/account-contract/answer.ts';

const credentials = z.object({ username: z.string().min(1).max(254), password: z.string().min(1).max(200) });

/** `GET /api/auth/token`: as slow and as silent for an unknown name as for a wrong password. */
export function authRoutes(context: AccountApiContext): Router {
  const router = Router();
  router.get('/token', async (req, res) => {
    const { username, password } = parseQuery(credentials, req);
    const byEmail = eq(accounts.email, username.toLowerCase());
    const [account] = await context.orm.select().from(accounts).where(byEmail);
    const isRight = await isPasswordOf(account?.passwordHash, password, context.passwordCost);
    if (!account || !isRight) {
      throw new RefusedError(401, 'The name or the password is wrong.', subCodes.wrongCredentials);
    }
    succeed(res, await createToken(context, account.accountId));
  });
  return router;
}
