import type { CatalogueDesk } from '#server/catalogue-desk/catalogue-desk.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';

/** What the pages of the catalogue work with. Throws a 404 where the site has none. */
export function getDesk({ services }: LoaderRequest): CatalogueDesk {
  if (!services.catalogueDesk) throw new NotFoundError('catalogue of the staff site');
  return services.catalogueDesk;
}
