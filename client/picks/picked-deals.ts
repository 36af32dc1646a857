import { type ComparedDeal, compareHref, maxCompared } from '#shared/deals/compared-deals.ts';
import { allDealTypes } from '#shared/deals/deal-type.ts';
import { type AskedProfile, defaultProfile } from '#shared/deals/profile.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';

/** A deal in the tray: what the browser needs in order to draw and to compare it. */
export interface PickedDeal extends Pick<ComparedDeal, 'vehicleRef' | 'dealType'> {
  readonly name: string;
  readonly image: string;
}

/** The deals that a visitor wants to compare, and the lease of the one ticked last: it is the lease of them all. */
export interface Picks {
  readonly deals: readonly PickedDeal[];
  readonly profile: AskedProfile;
}

const storageKey = 'compare';
const noPicks: Picks = { deals: [], profile: defaultProfile };

type PickStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The picks with one more deal; the same picks when they are full or have it already, as when the browser restores a
 * ticked box: that must not set the lease of its page.
 */
export function addPick(picks: Picks, deal: PickedDeal, profile: AskedProfile): Picks {
  if (hasPick(picks, deal) || picks.deals.length >= maxCompared) return picks;
  return { deals: [...picks.deals, deal], profile };
}

/** The picks without a deal. */
export function removePick(
  picks: Picks,
  { vehicleRef, dealType }: Omit<PickedDeal, 'name' | 'image'>,
): Picks {
  const isOther = (deal: PickedDeal) => deal.vehicleRef !== vehicleRef || deal.dealType !== dealType;
  return { ...picks, deals: picks.deals.filter(isOther) };
}

/** Whether the deal is among the picks. */
export function hasPick({ deals }: Picks, deal: Pick<PickedDeal, 'vehicleRef' | 'dealType'>): boolean {
  return deals.some(
    ({ vehicleRef, dealType }) => vehicleRef === deal.vehicleRef && dealType === deal.dealType,
  );
}

/** The page that compares the picks. */
export function picksHref({ deals, profile }: Picks): string {
  return compareHref(deals.map((deal) => ({ ...deal, profile })));
}

/** The picks of this visit; none where the browser keeps none, or something else wrote them. */
export function readPicks(storage: PickStorage = sessionStorage): Picks {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? '') as Partial<Picks>;
    const deals = Array.isArray(kept.deals) ? kept.deals.filter(isPick).slice(0, maxCompared) : [];
    return { deals, profile: isProfile(kept.profile) ? kept.profile : defaultProfile };
  } catch {
    return noPicks;
  }
}

/** Keeps the picks until the tab is closed; a browser that refuses to store keeps them until the document goes. */
export function keepPicks(picks: Picks, storage: PickStorage = sessionStorage): void {
  try {
    if (picks.deals.length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(picks));
  } catch {
    console.debug('The deals to compare could not be kept.');
  }
}

function isPick(value: unknown): value is PickedDeal {
  const { vehicleRef, dealType, name, image } = (value ?? {}) as Partial<PickedDeal>;
  const isDealType = allDealTypes.some((type) => type === dealType);
  return isVehicleRef(vehicleRef) && isDealType && typeof name === 'string' && typeof image === 'string';
}

function isProfile(value: unknown): value is AskedProfile {
  const profile = (value ?? {}) as Partial<AskedProfile>;
  const { termMonths, annualMiles, initialMonths, isMaintained, realMiles = annualMiles } = profile;
  const numbers = [termMonths, annualMiles, initialMonths, realMiles];
  const areNumbers = numbers.every((number) => Number.isInteger(number));
  return areNumbers && typeof isMaintained === 'boolean';
}
