import { Router } from 'express';
import { findSession } from '#server/accounts/session/require-signed-in.ts';

/** `GET /api/account/summary`: what the header shows of who is signed in; 204 for everybody else. */
export function summaryRoutes(): Router {
  const router = Router();
  router.get('/summary', (req, res) => {
    const signedIn = findSession(req)?.signedIn;
    if (!signedIn) return void res.status(204).end();
    const { accountType, firstName, lastName, isLexCustomer } = signedIn.summary;
    res.json({ accountId: signedIn.accountId, accountType, firstName, lastName, isLexCustomer });
  });
  return router;
}
