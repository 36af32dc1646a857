import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { NearMissError, type WayOn } from '#server/platform/http/errors.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { dealsPath, scopePath } from '#shared/routes/link-to.ts';

const kindWords: Readonly<Record<DealType, { readonly all: string; readonly deals: string }>> = {
  personal: { all: 'See all car deals', deals: 'deals' },
  business: { all: 'See all business car deals', deals: 'business deals' },
  van: { all: 'See all van deals', deals: 'deals' },
};

/** 410 for a vehicle that was in an earlier catalogue, otherwise 404; with the deals that are nearest to its address. */
export function toNearMiss(
  snapshot: Snapshot,
  dealType: DealType,
  params: LoaderRequest['params'],
): NearMissError {
  const { vehicleRef = '' } = params;
  const status = snapshot.hadVehicle(vehicleRef) ? 410 : 404;
  return new NearMissError(status, `Vehicle ${vehicleRef}`, listWaysOn(snapshot, dealType, params));
}

/** Deals of the model, or of its range where the model is gone too, of the make, and all; those that there are. */
function listWaysOn(
  snapshot: Snapshot,
  dealType: DealType,
  { make: makeSlug = '', shortModel = '', model: modelSlug = '' }: LoaderRequest['params'],
): readonly WayOn[] {
  const { vehicleType } = dealTypes[dealType];
  const { all, deals } = kindWords[dealType];
  const make = snapshot.findMake(vehicleType, makeSlug);
  const range = make && snapshot.findRange(vehicleType, makeSlug, shortModel);
  const model = range && snapshot.findModel(vehicleType, makeSlug, shortModel, modelSlug);
  const waysOn: WayOn[] = [{ label: all, href: dealsPath(dealType) }];
  if (!make) return waysOn;
  const toMake = { make: make.slug };
  waysOn.unshift({ label: `See ${make.name} ${deals}`, href: scopePath(dealType, toMake) });
  if (!range) return waysOn;
  const toNearest = { ...toMake, range: range.slug, ...(model && { model: model.slug }) };
  const { name } = model ?? range;
  waysOn.unshift({ label: `See ${make.name} ${name} ${deals}`, href: scopePath(dealType, toNearest) });
  return waysOn;
}
