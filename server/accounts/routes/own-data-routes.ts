import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { subCodes } from '#server/account-contract/answer.ts';
import type { AccountServices } from '#server/accounts/account-parts.ts';
import { getAnswerData, isServiceAway } from '#server/accounts/client/answer-data.ts';
import { passwordField } from '#server/accounts/forms/field-kinds.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { requireSignedIn } from '#server/accounts/session/require-session.ts';
import { getSessionHandle } from '#server/accounts/session/session-handle.ts';
import { HttpError, InvalidInputError, NotFoundError } from '#server/platform/http/errors.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { readQuery } from '#server/platform/http/read-query.ts';
import { formatHeld } from '#server/platform/person/format-held.ts';
import type { AccountHolder, Closing } from '#server/platform/person/own-data.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

type OwnDataServices = Pick<AccountServices, 'account' | 'limits' | 'ownData' | 'sessions'>;

const page = accountPaths.yourData;
const wishes = z.object({ wish: z.enum(['copy', 'close']) });
const confirmation = z.object({ password: passwordField });

const refusals: Readonly<Record<Exclude<Closing, 'closed'>, string>> = {
  'lease-running':
    'You have a lease or an order with us, so we can’t close your account yet. We need it to look after them. You can close it once the lease has ended.',
  shared: 'This is a login for everyone to try, so it can’t be closed.',
};

/**
 * `GET /api/account/your-data` is a copy of what this site holds of the customer, as text or with `?format=json` as
 * JSON. `POST /close` closes the account, confirmed by its password; `POST /your-data/ask` asks staff instead, where
 * another system has the accounts. `POST /documents/:documentId/remove` deletes a document that the customer sent.
 */
export function ownDataRoutes({ services }: { readonly services: OwnDataServices }): Router {
  const router = Router();
  router.get('/your-data', (req, res) => sendCopy(services, req, res));
  router.post(
    '/close',
    formRoute({ page }, (req, res) => close(services, req, res)),
  );
  router.post(
    '/your-data/ask',
    formRoute({ page }, async (req) => {
      const { wish } = parseForm(wishes, req);
      const holder = await findHolder(services, req);
      await services.limits.count('ownDataByAccount', holder.accountId);
      await services.ownData.askStaff(holder, wish);
      return { next: page, message: 'We’ve passed that on. You’ll hear from us by email within a month.' };
    }),
  );
  router.post(
    '/documents/:documentId/remove',
    formRoute({ page: accountPaths.documents }, async (req) => {
      const { accountId } = requireSignedIn(req);
      const isRemoved = await services.ownData.removeDocument(accountId, String(req.params.documentId));
      if (!isRemoved) throw new NotFoundError('That document');
      return { next: accountPaths.documents, message: 'We’ve deleted that document.' };
    }),
  );
  return router;
}

/** The signed-in customer: the id is the session's, the address is what the account API says now. */
async function findHolder({ account }: OwnDataServices, req: Request): Promise<AccountHolder> {
  const { accountId, token } = requireSignedIn(req);
  const { email } = getAnswerData(await account.getAccount({ token }));
  return { accountId, email };
}

async function sendCopy(services: OwnDataServices, req: Request, res: Response): Promise<void> {
  res.locals.formPage = page;
  const holder = await findHolder(services, req);
  await services.limits.count('ownDataByAccount', holder.accountId);
  const sections = await services.ownData.copy(holder);
  const isJson = readQuery(req).get('format') === 'json';
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.attachment(isJson ? 'what-we-hold.json' : 'what-we-hold.txt');
  if (isJson) res.json({ sections: sections.map(({ name, records }) => ({ name, records })) });
  else res.type('text/plain').send(`${formatHeld({ sections }, 'What we hold about you').join('\n')}\n`);
}

async function close(services: OwnDataServices, req: Request, res: Response) {
  const { account, limits, ownData, sessions } = services;
  if (!ownData.holdsAccounts) throw new NotFoundError('Closing accounts here');
  const { password } = parseForm(confirmation, req);
  const holder = await findHolder(services, req);
  // A count of its own, which strangers who guess at the login cannot use up.
  await limits.count('confirmByAccount', holder.accountId);
  const answer = await account.createToken({ username: holder.email, password }, {});
  if (isServiceAway(answer)) await limits.giveBack('confirmByAccount', holder.accountId);
  if (answer.status.subCode === subCodes.wrongCredentials)
    throw new InvalidInputError({ password: 'That isn’t your password. Please try again.' });
  if (getAnswerData(answer).accountId !== holder.accountId) throw new NotFoundError('That account');
  const closing = await ownData.close(holder);
  if (closing !== 'closed') throw new HttpError(409, refusals[closing]);
  await sessions.removeAll(holder.accountId);
  await getSessionHandle(req).end();
  res.setHeader('Clear-Site-Data', '"cache", "storage"');
  return { next: accountPaths.login, message: 'Your account is closed. We’ve emailed you to confirm it.' };
}
