import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { noStore } from '#server/platform/http/no-store.ts';
import { readQuery } from '#server/platform/http/read-query.ts';
import {
  mileageDealsParameter,
  mileageParameters,
  noneSaved,
} from '#shared/pages/tools/mileage/mileage-parameters.ts';
import { mileagePath, savedMileagePath, withQuery } from '#shared/routes/link-to.ts';
import { readShortlist } from './read-shortlist.ts';

const figure = z
  .string()
  .regex(/^\d{1,4}$/)
  .optional()
  .catch(undefined);

/**
 * `GET /shortlist/mileage-calculator`: redirects to the mileage calculator with the journeys of the query and the deals
 * that the visitor has saved. The calculator may be stored by any cache, so it cannot read the cookie itself.
 */
export function savedMileageRoute(): RequestHandler {
  const router = Router();
  router.get(savedMileagePath, noStore, (req, res) => {
    const query = readQuery(req);
    const journeys = mileageParameters.map(
      (name) => [name, figure.parse(query.get(name) ?? undefined)] as const,
    );
    const items = readShortlist(req).map(({ item }) => item);
    const deals = items.join(',') || noneSaved;
    res.redirect(
      303,
      withQuery(mileagePath, { ...Object.fromEntries(journeys), [mileageDealsParameter]: deals }),
    );
  });
  return router;
}
