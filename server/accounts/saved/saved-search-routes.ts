import { Router } from 'express';
import { z } from 'zod';
import { requiredText } from '#server/accounts/forms/field-kinds.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { requireSignedIn } from '#server/accounts/session/require-session.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { maxSearchName } from '#shared/pages/account/searches/searches-page.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { toCanonicalSearch } from './canonical-search.ts';
import { getId, requireRemoved, type SavedParts } from './saved-route.ts';

const page = accountPaths.searches;
const nameLimit = { label: 'Name', maxLength: maxSearchName };
const name = requiredText(nameLimit, 'Enter a name for this search.').transform((text) =>
  text.replace(/\p{C}/gu, ''),
);
const search = z.object({ name, path: z.string().max(200), query: z.string().max(2000).default('') });

/**
 * `POST /api/account/searches` saves `{ name, path, query }` (a results page and its query
 * string), `POST /searches/:id/remove` removes.
 */
export function savedSearchRoutes({ services: { saved } }: SavedParts): Router {
  const router = Router();
  router.post(
    '/searches',
    formRoute({ page, shownAgain: ['name', 'path', 'query'] }, async (req) => {
      const { accountId } = requireSignedIn(req);
      const { name, path, query } = parseForm(search, req);
      const canonical = toCanonicalSearch(path, query.replace(/^\?/, ''));
      if (!canonical) throw new InvalidInputError({ path: 'You can only save a page that lists deals.' });
      const data = await saved.searches.add(accountId, { name, ...canonical });
      return { next: page, message: `You’ve saved the search “${data.name}”.`, data };
    }),
  );
  router.post(
    '/searches/:id/remove',
    formRoute({ page }, async (req) => {
      const { accountId } = requireSignedIn(req);
      requireRemoved(await saved.searches.remove(accountId, getId(req)));
      return { next: page, message: 'You’ve removed the search.' };
    }),
  );
  return router;
}
