import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type {
  Alert,
  AlertToday,
  SavedDeal,
  SavedDealToday,
  SavedOffer,
  SavedPrice,
  SavedVehicle,
  ViewedVehicle,
  ViewedVehicleToday,
} from '#shared/contracts/saved.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { isInStock } from '#shared/deals/vehicle.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';

/** Saved deals with what they cost today, in the same order. */
export function toDealsToday(snapshot: Snapshot, deals: readonly SavedDeal[]): readonly SavedDealToday[] {
  return deals.map((deal) => {
    const today = findToday(snapshot, deal);
    const [then, now] = [deal.price?.trueMonthlyPence, today.priceToday?.trueMonthlyPence];
    const isComparable = then !== undefined && now !== undefined;
    return { ...deal, ...today, ...(isComparable && { differencePence: now - then }) };
  });
}

/** Alerts with their vehicle and what it costs today, in the same order. */
export function toAlertsToday(snapshot: Snapshot, alerts: readonly Alert[]): readonly AlertToday[] {
  return alerts.map((alert) => ({ ...alert, ...findToday(snapshot, alert) }));
}

/** Viewed vehicles that are still offered, in the same order. */
export function toViewedToday(
  snapshot: Snapshot,
  views: readonly ViewedVehicle[],
): readonly ViewedVehicleToday[] {
  return views.flatMap((view) => {
    const vehicle = findSavedVehicle(snapshot, { ...view, profile: defaultProfile });
    return vehicle ? [{ ...view, vehicle }] : [];
  });
}

/** The figures of today's price of an offer; undefined when it has none. */
export function findSavedPrice(
  snapshot: Snapshot,
  { dealType, vehicleRef, profile }: SavedOffer,
): SavedPrice | undefined {
  const price = snapshot.findDeal(dealType, vehicleRef, profile)?.price;
  if (!price) return undefined;
  const { monthlyPence, initialPence, feePence, totalPence, trueMonthlyPence, excessTenths } = price;
  return { monthlyPence, initialPence, feePence, totalPence, trueMonthlyPence, excessTenths };
}

/** Name, link and stock of a vehicle under a deal type that it is offered under. */
export function findSavedVehicle(
  snapshot: Snapshot,
  { dealType, vehicleRef, profile }: SavedOffer,
): SavedVehicle | undefined {
  const vehicle = snapshot.findVehicle(vehicleRef);
  if (!vehicle || vehicle.vehicleType !== dealTypes[dealType].vehicleType) return undefined;
  const { make, model, derivative, stock, pricingType } = vehicle;
  return {
    name: `${make.name} ${model.name} ${derivative.name}`,
    href: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
    isInStock: isInStock(stock),
    ...(pricingType === 'atc' && { isInsured: true }),
  };
}

function findToday(snapshot: Snapshot, offer: SavedOffer): Pick<SavedDealToday, 'vehicle' | 'priceToday'> {
  const vehicle = findSavedVehicle(snapshot, offer);
  const priceToday = findSavedPrice(snapshot, offer);
  return { ...(vehicle && { vehicle }), ...(priceToday && { priceToday }) };
}
