import type { Price } from '#shared/deals/price.ts';
import { type LeaseProfile, offeredMiles, offeredTerms, withinTerm } from '#shared/deals/profile.ts';
import type { OfferedProfiles } from '#shared/pages/vehicle/vehicle-data.ts';
import type { PaymentBars, PriceGrid } from '#shared/ui/charts/chart-data.ts';

/**
 * The grid of true monthly costs around a profile. Only terms and mileages that an address can name are in it, however
 * many a ratebook has: it is as bounded as they are. Undefined where there is nothing to choose between.
 */
export function drawPriceGrid(
  offered: Pick<OfferedProfiles, 'terms' | 'miles'>,
  profile: LeaseProfile,
  priceAt: (profile: LeaseProfile) => Price | undefined,
): PriceGrid | undefined {
  const miles = offered.miles.filter((allowance) => offeredMiles.includes(allowance));
  const rows = offered.terms
    .filter((term) => offeredTerms.includes(term))
    .map((termMonths) => ({
      termMonths,
      costs: miles.map(
        (annualMiles) =>
          priceAt(withinTerm({ ...profile, termMonths, annualMiles }))?.trueMonthlyPence ?? null,
      ),
    }));
  const costs = rows.flatMap((row) => row.costs).filter((pence) => pence !== null);
  if (costs.length < 2) return undefined;
  return { miles, rows, lowestPence: Math.min(...costs), highestPence: Math.max(...costs) };
}

/**
 * The bars of a lease's payments, on the scale of the tallest first payment among the choices: one unit of area is the
 * same sum whatever is paid up front.
 */
export function drawPayments(price: Price, choices: readonly Price[]): PaymentBars {
  const firsts = [price, ...choices].map(({ initialPence, feePence }) => initialPence + feePence);
  return {
    initialPence: price.initialPence,
    feePence: price.feePence,
    monthlyPence: price.monthlyPence,
    laterCount: price.profile.termMonths - 1,
    highestPence: Math.max(...firsts),
  };
}
