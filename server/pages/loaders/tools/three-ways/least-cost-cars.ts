import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { electric, listPriced } from '#server/pages/loaders/tools/example-car.ts';
import { defaultProfile, withinTerm } from '#shared/deals/profile.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import type { LeastCostCar, SalaryQuestion } from '#shared/pages/tools/three-ways/three-ways-data.ts';
import { salarySacrificePath, withQuery } from '#shared/routes/link-to.ts';
import { compareThreeWays } from '#shared/tax/three-ways.ts';
import { findCarOnOffer, toPayAndLease } from './car-on-offer.ts';

interface Wanted {
  readonly question: SalaryQuestion;
  /** Left out of the list. */
  readonly vehicleRef: string | undefined;
  /** What the links keep of the address. */
  readonly kept: Readonly<Record<string, string | undefined>>;
}

const shownCount = 5;

/** Electric cars that cost their driver least by salary sacrifice, among those with the cheapest business leases. */
export function findLeastCostCars(
  snapshot: Snapshot,
  { question, vehicleRef, kept }: Wanted,
): readonly LeastCostCar[] {
  const cheapest = listPriced(snapshot, {
    dealType: 'business',
    ...electric,
    profile: withinTerm({ ...defaultProfile, termMonths: question.term, annualMiles: question.miles }),
    sort: 'true-monthly',
  });
  return cheapest
    .filter((vehicle) => vehicle.vehicleRef !== vehicleRef)
    .flatMap((vehicle) => {
      const found = findCarOnOffer(snapshot, vehicle, question);
      const [offer] = found?.offers ?? [];
      if (!found || !offer) return [];
      const ways = compareThreeWays(offer, toPayAndLease(found, question));
      return ways?.sacrifice ? [{ vehicle, pence: ways.sacrifice.driverPence / ways.months }] : [];
    })
    .sort((a, b) => a.pence - b.pence)
    .slice(0, shownCount)
    .map(({ vehicle: { make, model, derivative, vehicleRef: ref }, pence }) => ({
      name: `${make.name} ${model.name} ${derivative.name}`,
      href: withQuery(salarySacrificePath, { vehicle: ref, ...kept }),
      cost: formatWholePounds(pence),
    }));
}
