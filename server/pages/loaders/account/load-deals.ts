import { toLease } from '#server/catalogue/to-lease.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { reviewHistory } from '#server/pages/loaders/price-history.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { Alert, SavedDeal, SavedOffer, SavedPrice } from '#shared/contracts/saved.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { Price } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import type {
  AlertView,
  DealsData,
  DealToSave,
  SavedDealView,
} from '#shared/pages/account/deals/deals-data.ts';
import { typedValue } from '#shared/ui/form/form-state.ts';
import { loadAccountFrame, requireCaller, toFormState } from './account-caller.ts';
import { findPriceToday, type LeaseSurroundings, surroundingsOf, toOfferView } from './to-agreed-lease.ts';

/** `/account/deals`: saved deals, newest first, with today's prices, and the deal or alert that the address names. */
export async function loadDeals(request: LoaderRequest): Promise<DealsData> {
  const { accountId } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const form = toFormState(request);
  const saved = request.services.saved;
  const surroundings = surroundingsOf(request);
  const [all, alerts] = await Promise.all([saved.deals.list(accountId), saved.alerts.list(accountId)]);
  const deals = all.map((deal) => toSavedDealView(deal, surroundings));
  const toSave = findDealToSave(request.search, surroundings);
  const watchedId = request.search.get('alert') ?? typedValue(form, 'dealId');
  const toWatch = deals.find(({ id, today }) => id === watchedId && today.kind !== 'vehicle-gone');
  return {
    ...frame,
    form,
    deals,
    alerts: alerts.map((alert) => toAlertView(alert, surroundings)),
    ...(toSave && { toSave }),
    ...(toWatch && {
      toWatch: { ...toWatch, ...historyOf(toWatch, surroundings) },
    }),
  };
}

function toSavedDealView(deal: SavedDeal, surroundings: LeaseSurroundings): SavedDealView {
  const { id, dealType, vehicleRef, profile, savedAt } = deal;
  const price = deal.price && toPrice(deal.price, deal);
  const priceNow = surroundings.snapshot.findDeal(dealType, vehicleRef, profile)?.price;
  const offer = toOfferView(deal, surroundings);
  const unpriced = offer.href ? 'profile-gone' : 'vehicle-gone';
  return {
    ...offer,
    id,
    savedOn: todayInLondon(new Date(savedAt)),
    ...(price && { price }),
    ...(priceNow && { priceNow }),
    today: price
      ? findPriceToday(surroundings.snapshot, { dealType, vehicleRef, price })
      : { kind: unpriced },
  };
}

/** The figures of a saved price, with the profile that they belong to. */
function toPrice(figures: SavedPrice, { dealType, profile }: SavedOffer): Price {
  return { ...figures, profile, vat: dealTypes[dealType].vat };
}

function findDealToSave(search: URLSearchParams, surroundings: LeaseSurroundings): DealToSave | undefined {
  const vehicleRef = search.get('save');
  const dealType = search.get('dealType');
  if (!vehicleRef || !isDealType(dealType)) return undefined;
  const asked = parseProfile(search).profile;
  const profile = toLease(surroundings.snapshot, { dealType, vehicleRef, profile: asked });
  const offer = toOfferView({ vehicleRef, dealType, profile }, surroundings);
  if (!offer.href) return undefined;
  const price = surroundings.snapshot.findDeal(dealType, vehicleRef, profile)?.price;
  return price ? { ...offer, price } : offer;
}

function isDealType(text: string | null): text is DealType {
  return text !== null && Object.hasOwn(dealTypes, text);
}

/** The prices of the deal's own lease so far. Only those of the usual lease are recorded: of another one nothing is shown. */
function historyOf(
  { dealType, vehicleRef, profile }: Pick<SavedOffer, 'dealType' | 'vehicleRef' | 'profile'>,
  { snapshot }: LeaseSurroundings,
): ReturnType<typeof reviewHistory> {
  const isUsual = JSON.stringify(profileQuery(profile)) === JSON.stringify(profileQuery(defaultProfile));
  return isUsual ? reviewHistory(snapshot, dealType, vehicleRef) : {};
}

function toAlertView(alert: Alert, surroundings: LeaseSurroundings): AlertView {
  const { id, kind, belowPence, isConfirmed, dealType } = alert;
  const { name, href } = toOfferView(alert, surroundings);
  return {
    id,
    kind,
    name,
    isConfirmed,
    vat: dealTypes[dealType].vat,
    ...(href && { href }),
    ...(belowPence !== undefined && { belowPence }),
    ...(kind === 'price-drop' && historyOf(alert, surroundings)),
  };
}
