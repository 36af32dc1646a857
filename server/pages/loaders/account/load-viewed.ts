import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { saveDealHref } from '#shared/pages/account/deals/save-deal-href.ts';
import type { ViewedData } from '#shared/pages/account/viewed/viewed-data.ts';
import { loadAccountFrame, requireCaller } from './account-caller.ts';
import { surroundingsOf, toOfferView } from './to-agreed-lease.ts';

/** `/account/viewed`: the viewed vehicles that are still offered, last viewed first. */
export async function loadViewed(request: LoaderRequest): Promise<ViewedData> {
  const { accountId } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const surroundings = surroundingsOf(request);
  const all = await request.services.saved.viewed.list(accountId);
  const viewed = all.flatMap(({ vehicleRef, dealType, viewedAt }) => {
    const offer = toOfferView({ vehicleRef, dealType, profile: defaultProfile }, surroundings);
    const { name, href, image } = offer;
    if (!href) return [];
    const price = surroundings.snapshot.findDeal(dealType, vehicleRef, defaultProfile)?.price;
    return {
      vehicleRef,
      name,
      href,
      saveHref: saveDealHref(dealType, vehicleRef, defaultProfile),
      viewedOn: todayInLondon(new Date(viewedAt)),
      ...(image && { image }),
      ...(price && { price }),
    };
  });
  return { ...frame, viewed };
}
