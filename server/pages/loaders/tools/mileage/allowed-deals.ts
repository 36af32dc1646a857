import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { findComparedDeal } from '#server/catalogue/compared-deals.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import type { ComparedDeal } from '#shared/deals/compared-deals.ts';
import { defaultProfile, offeredMiles } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { maxShortlisted, toShortlistItem } from '#shared/deals/shortlist.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { AllowedDeal, MileageData } from '#shared/pages/tools/mileage/mileage-data.ts';
import { mileageDealsParameter, noneSaved } from '#shared/pages/tools/mileage/mileage-parameters.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { answerAllowance } from './allowance-words.ts';

/** An item of a whole shortlist has about forty characters at most. */
const maxText = 1200;
const exampleCount = 3;

interface AskedDeals extends Pick<MileageData, 'items' | 'deals'> {
  readonly notes: readonly string[];
}

/** The deals of the address, each at its cheapest allowance; without any, the first three of the best matches. */
export function findAllowedDeals(snapshot: Snapshot, search: URLSearchParams, miles: number): AskedDeals {
  const text = (search.get(mileageDealsParameter) ?? '').slice(0, maxText);
  const items = text === noneSaved ? [] : [...new Set(text.split(',').filter(Boolean))];
  const asked = items.slice(0, maxShortlisted);
  const found = asked.flatMap((item) => findComparedDeal(snapshot, defaultProfile, item) ?? []);
  const deals = found.flatMap((deal) => toAllowed(snapshot, deal, { miles, isSaved: true }) ?? []);
  const goneCount = asked.length - deals.length;
  const notes = [
    ...(text === noneSaved
      ? ['You haven’t saved any deals in this browser yet. Press the heart on a deal to save it.']
      : []),
    ...(goneCount > 0
      ? [`We left out ${formatCount(goneCount, 'deal')} that we have no price for today.`]
      : []),
  ];
  if (deals.length > 0) return { items: asked.join(','), deals, notes };
  return { deals: listExamples(snapshot, miles), notes };
}

function listExamples(snapshot: Snapshot, miles: number): readonly AllowedDeal[] {
  const { deals } = snapshot.query({ ...plainQuery, sort: 'best', isGrouped: true });
  const examples = deals.slice(0, exampleCount).flatMap(({ dealType, vehicle }) => {
    const deal = { dealType, vehicleRef: vehicle.vehicleRef, profile: defaultProfile };
    return toAllowed(snapshot, deal, { miles, isSaved: false }) ?? [];
  });
  return examples;
}

/** The deal at its cheapest allowance, all else as saved; undefined where no allowance has a price. */
function toAllowed(
  snapshot: Snapshot,
  { dealType, vehicleRef, profile }: ComparedDeal,
  { miles, isSaved }: { readonly miles: number; readonly isSaved: boolean },
): AllowedDeal | undefined {
  const priceAt = (annualMiles: number) =>
    snapshot.findDeal(dealType, vehicleRef, { ...profile, annualMiles })?.price;
  const answer = answerAllowance(
    offeredMiles.flatMap((annualMiles) => priceAt(annualMiles) ?? []),
    { miles, saved: isSaved ? priceAt(profile.annualMiles) : undefined },
  );
  const deal = answer && snapshot.findDeal(dealType, vehicleRef, answer.price.profile);
  if (!deal) return undefined;
  const path = vehiclePath(dealType, deal.vehicle);
  return {
    deal,
    href: withQuery(path, profileQuery(answer.price.profile)),
    item: toShortlistItem({ dealType, vehicleRef, profile: answer.price.profile }),
    words: answer.words,
    cost: answer.cost,
    allHref: withQuery(path, { ...profileQuery(profile), miles: String(Math.max(1, miles)) }),
  };
}
