import { type Response, Router } from 'express';
import { answerForm } from '#server/accounts/forms/answer-form.ts';
import type { ProxyParts } from '#server/accounts/proxy-parts.ts';
import { requireSignedIn } from '#server/accounts/session/require-signed-in.ts';
import { getSessionHandle } from '#server/accounts/session/session-handle.ts';

/** `POST /api/account/sign-out` ends this session, `/sign-out-everywhere` every session of the account. */
export function signOutRoutes({ services }: ProxyParts): Router {
  const router = Router();
  router.post('/sign-out', async (req, res) => {
    await getSessionHandle(req).end();
    clearSiteData(res);
    await answerForm(req, res, { next: '/' });
  });
  router.post('/sign-out-everywhere', async (req, res) => {
    await services.sessions.removeAll(requireSignedIn(req).accountId);
    await getSessionHandle(req).end();
    clearSiteData(res);
    await answerForm(req, res, { next: '/' });
  });
  return router;
}

/** Nothing of the account stays behind on a shared computer. */
function clearSiteData(res: Response): void {
  res.setHeader('Clear-Site-Data', '"cache", "storage"');
}
