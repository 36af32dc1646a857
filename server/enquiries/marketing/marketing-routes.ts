import express, { type Request, type Response, Router } from 'express';
import { readQuery } from '#server/platform/http/read-query.ts';
import { sendMailLinkPage } from '#server/platform/mail/mail-link-page.tsx';
import type { Marketing } from './marketing.ts';
import { marketingOffPath } from './marketing-tokens.ts';

const parseUrlencoded = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 10 });

/**
 * The page that a link in an email opens to end marketing emails. The key in the link is the only permission that it
 * needs. A GET only asks, because mail scanners follow links; a POST withdraws, also the one that mail programs send by
 * themselves (RFC 8058). A link that is used twice says the same twice.
 */
export function marketingRoutes({
  services,
}: {
  readonly services: { readonly marketing: Marketing };
}): Router {
  const { marketing } = services;
  const router = Router();
  router.get(marketingOffPath, async (req, res) => {
    const token = findToken(req);
    if (token === undefined || !(await marketing.isKnown(token))) return sendUnknown(res);
    const ask = { action: marketingOffPath, token, button: 'Stop marketing emails' };
    await sendMailLinkPage(res, { title: 'Stop marketing emails?', text: stopWords, ask });
  });
  router.post(marketingOffPath, parseUrlencoded, async (req, res) => {
    const token = findToken(req);
    if (token === undefined || !(await marketing.withdraw(token))) return sendUnknown(res);
    await sendMailLinkPage(res, { title: 'No more marketing emails', text: doneWords });
  });
  return router;
}

const stopWords = 'You ticked a box on one of our forms. Press the button to take that back.';
const doneWords =
  'We’ve noted that, and told our staff. We’ll still answer what you asked us. If you have an account, its choices are under “Personal details”.';

/** The key from the sent form, else from the address. */
function findToken(req: Request): string | undefined {
  const body = (req.body ?? {}) as { readonly token?: unknown };
  const given = body.token ?? readQuery(req).get('token');
  return typeof given === 'string' ? given : undefined;
}

async function sendUnknown(res: Response): Promise<void> {
  const text =
    'Part of it may be missing. Try to copy the whole link from the email, or contact us and we’ll do it for you.';
  await sendMailLinkPage(res.status(404), { title: 'We don’t know this link', text });
}
