import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { findComparedDeal } from '#server/catalogue/compared-deals.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import type { ComparedDeal } from '#shared/deals/compared-deals.ts';
import type { Price } from '#shared/deals/price.ts';
import { defaultProfile, maxRealMiles, offeredMiles } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { cheapestBands, cheapestFor, costOfDriving } from '#shared/deals/real-miles.ts';
import { maxShortlisted, toShortlistItem } from '#shared/deals/shortlist.ts';
import { formatCount, formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatWholePounds, groupThousands } from '#shared/format/format-pounds.ts';
import type { AllowedDeal, MileageData } from '#shared/pages/tools/mileage/mileage-form.tsx';
import { mileageDealsParameter, noneSaved } from '#shared/pages/tools/mileage/mileage-parameters.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';

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

/** The cheapest of a deal's allowances at a real mileage, with the break-even and what it costs in total. */
interface AllowanceAnswer {
  readonly price: Price;
  readonly words: string;
  readonly cost: string;
}

/** The answer for one deal, from its price at each allowance; undefined without any price. */
export function answerAllowance(
  prices: readonly Price[],
  { miles, saved }: { readonly miles: number; readonly saved?: Price | undefined },
): AllowanceAnswer | undefined {
  const price = cheapestFor(prices, miles);
  if (!price) return undefined;
  return {
    price,
    words: `${toName(price)}${excessWords(price, miles)}${untilWords(prices, { price, miles })}.`,
    cost: `${costWords(price, miles)}${savingWords(price, { miles, saved })}.`,
  };
}

function toName({ profile }: Price): string {
  return `The ${groupThousands(profile.annualMiles)}-mile deal`;
}

function excessWords(price: Price, miles: number): string {
  if (miles <= price.profile.annualMiles) return '';
  const excess = costOfDriving(price, miles) - price.totalPence;
  return excess === 0 ? ', with no excess charge' : ` and ${formatWholePounds(excess)} of excess`;
}

/** The first mile of the year at which another allowance costs no more: the break-even. */
function untilWords(
  prices: readonly Price[],
  { price, miles }: { readonly price: Price; readonly miles: number },
): string {
  if (prices.length === 1) return ', the only one on offer';
  const bands = cheapestBands(prices, maxRealMiles);
  const band = bands.find((each) => each.price === price && miles <= each.toMiles);
  if (!band || band.toMiles >= maxRealMiles) return ', however much further you drive';
  return `, until you drive ${formatMiles(band.toMiles + 1)} a year`;
}

function costWords(price: Price, miles: number): string {
  const cost = formatWholePounds(costOfDriving(price, miles));
  return `${cost} ${price.vat} in total over ${formatMonths(price.profile.termMonths)}`;
}

function savingWords(
  price: Price,
  { miles, saved }: { readonly miles: number; readonly saved?: Price | undefined },
): string {
  if (!saved || saved.profile.annualMiles === price.profile.annualMiles) return '';
  const less = costOfDriving(saved, miles) - costOfDriving(price, miles);
  const amount = formatWholePounds(less);
  return `, ${amount} less than the ${groupThousands(saved.profile.annualMiles)}-mile deal`;
}
