import type { ModelPlace } from '#server/catalogue/catalogue.ts';
import { type HttpError, MovedError, NotFoundError } from '#server/platform/http/errors.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import type { LoaderRequest } from './loader.ts';

/**
 * What to throw where no range or model has the slugs of the path: the way to where the model of that name stands now,
 * because an import may bring it under another range, otherwise a 404.
 */
export function toMovedModel(
  { params, path, search, services }: LoaderRequest,
  dealType: DealType,
  pathOf: (place: ModelPlace) => string,
): HttpError {
  const { vehicleType } = dealTypes[dealType];
  const { make = '', shortModel = '', model = shortModel } = params;
  const place = services.catalogue.snapshot().findPlace(vehicleType, make, model);
  const moved = place && pathOf(place);
  if (moved === undefined || moved === path) return new NotFoundError(path);
  return new MovedError(search.size > 0 ? `${moved}?${search}` : moved);
}
