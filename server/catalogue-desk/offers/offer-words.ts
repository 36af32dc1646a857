import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { claimOf, reviewedDays, reviewPrices } from '#shared/deals/price-history.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { type OfferRow, stateOf } from './offer-store.ts';

/** What stands between a vehicle and its mark, the nearest to it first. */
const reasons = {
  dear: `its price is not a pound or more below its average of ${reviewedDays} days`,
  young: `its price is not known for ${reviewedDays} days yet`,
  unpriced: 'it has no price at the usual term and mileage today',
};

type Reason = keyof typeof reasons;

/** A saving in words, or why there is none. */
interface Verdict {
  readonly isBorneOut: boolean;
  readonly words: string;
}

/** What past prices say of a vehicle as a special offer today: the judgement by which the site marks it or does not. */
export function judgeVehicle(snapshot: Snapshot | undefined, vehicleRef: string): Verdict {
  const vehicle = snapshot?.findVehicle(vehicleRef);
  if (!snapshot || !vehicle) return { isBorneOut: false, words: 'the vehicle is not in the catalogue' };
  const own = allDealTypes.filter((dealType) => dealTypes[dealType].vehicleType === vehicle.vehicleType);
  const judged = own.map((dealType) => [dealType, judge(snapshot, dealType, vehicleRef)] as const);
  const savings = judged.filter((each): each is [DealType, number] => typeof each[1] === 'number');
  if (savings.length === 0) {
    const found = (Object.keys(reasons) as Reason[]).find((name) => judged.some(([, why]) => why === name));
    return { isBorneOut: false, words: reasons[found ?? 'unpriced'] };
  }
  const sums = savings.map(([dealType, pounds], place) => {
    const sum = place === 0 ? `£${pounds} a month below its ${reviewedDays}-day average` : `£${pounds}`;
    return own.length === 1 ? sum : `${sum} (${dealType})`;
  });
  return { isBorneOut: true, words: sums.join(', ') };
}

/** Whole pounds below the average under a deal type, or why there are none. */
function judge(snapshot: Snapshot, dealType: DealType, vehicleRef: string): number | Reason {
  const history = snapshot.findPriceHistory(dealType, vehicleRef);
  const hasPrice = snapshot.findDeal(dealType, vehicleRef, defaultProfile)?.price !== undefined;
  if (!hasPrice) return 'unpriced';
  const review = history && reviewPrices(history, snapshot.today);
  if (!review?.isWhole) return 'young';
  return claimOf(review)?.poundsBelowAverage ?? 'dear';
}

/** What the site says of an offer now. */
export function sayOffer(offer: OfferRow, snapshot: Snapshot | undefined, today: string): string {
  const state = stateOf(offer, today);
  const { isBorneOut, words } = judgeVehicle(snapshot, offer.vehicleRef);
  if (state === 'ended') return offer.endedAt ? 'Ended early' : 'Over';
  if (state === 'coming') return isBorneOut ? `Would show today: ${words}` : `Would not show today: ${words}`;
  if (!isBorneOut) return `Not shown: ${words}`;
  return isMarked(snapshot, offer.vehicleRef) ? `Shown: ${words}` : `Shows within seconds: ${words}`;
}

/** `24 Nov 2026 to 30 Nov 2026` */
export function formatDays({ startsOn, endsOn }: Pick<OfferRow, 'startsOn' | 'endsOn'>): string {
  return `${formatShortDate(startsOn)} to ${formatShortDate(endsOn)}`;
}

function isMarked(snapshot: Snapshot | undefined, vehicleRef: string): boolean {
  return allDealTypes.some(
    (dealType) => snapshot?.findDeal(dealType, vehicleRef, defaultProfile)?.poundsBelowAverage !== undefined,
  );
}
