import { type RateCard, rateCell } from '#server/catalogue/rate-card.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type Price, priceDeal, type Rate } from '#shared/deals/price.ts';
import { type AskedProfile, type LeaseProfile, offeredMiles } from '#shared/deals/profile.ts';
import { cheapestFor } from '#shared/deals/real-miles.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** A catalogue as simple lists. */
export interface PlainCatalogue {
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: readonly RateCard[];
  readonly today: string;
}

/** A vehicle under a deal type at a profile. */
export interface Asked {
  readonly dealType: DealType;
  readonly profile: AskedProfile;
}

/** A rate and whose it is. */
interface FunderRate extends Rate {
  readonly funder: string;
}

/** The price of a vehicle, found in the simplest way; at real miles the cheapest of all allowances with its excess. */
export function priceOf(catalogue: PlainCatalogue, asked: Asked, vehicleRef: string): Price | undefined {
  const { realMiles, ...profile } = asked.profile;
  const priceAt = (lease: LeaseProfile) => {
    const best = findBestRate(catalogue, { dealType: asked.dealType, profile: lease }, vehicleRef);
    return best && priceDeal(best, lease);
  };
  if (realMiles === undefined) return priceAt(profile);
  const prices = offeredMiles.flatMap((annualMiles) => priceAt({ ...profile, annualMiles }) ?? []);
  const cheapest = cheapestFor(prices, realMiles);
  if (!cheapest) return undefined;
  const milesOver = (Math.max(0, realMiles - cheapest.profile.annualMiles) * profile.termMonths) / 12;
  const excessPence = Math.floor((milesOver * cheapest.excessTenths) / 10 + 0.5);
  const totalPence = cheapest.totalPence + excessPence;
  const trueMonthlyPence = Math.floor(totalPence / profile.termMonths + 0.5);
  return { ...cheapest, totalPence, trueMonthlyPence, driven: { realMiles, excessPence } };
}

/** The rate that gives the price at a lease by the rules of the rate book, with its funder. */
export function findBestRate(
  catalogue: PlainCatalogue,
  { dealType, profile }: { readonly dealType: DealType; readonly profile: LeaseProfile },
  vehicleRef: string,
): FunderRate | undefined {
  const rates = listValidRates(catalogue, dealType, vehicleRef).filter(
    (rate) =>
      rate.termMonths === profile.termMonths &&
      rate.annualMiles === profile.annualMiles &&
      rate.isMaintained === profile.isMaintained,
  );
  const initials = rates.map((rate) => rate.initialMonths);
  const below = initials.filter((initial) => initial <= profile.initialMonths);
  const initial = below.length > 0 ? Math.max(...below) : Math.min(...initials);
  return rates.filter((rate) => rate.initialMonths === initial).sort(compareRates)[0];
}

/** Every valid rate of a vehicle, including those that are not the cheapest. */
export function listValidRates(
  { rateCards, today }: PlainCatalogue,
  dealType: DealType,
  vehicleRef: string,
): readonly FunderRate[] {
  const { contract } = dealTypes[dealType];
  return rateCards
    .filter((card) => card.vehicleRef === vehicleRef && card.contract === contract)
    .filter((card) => card.validFrom <= today && today <= card.validTo)
    .flatMap(ratesOf)
    .filter((rate) => rate.monthlyPence > 0);
}

/** Lowest and highest of one or more prices. */
export function spanOf(prices: readonly Price[]) {
  const monthly = prices.map((price) => price.monthlyPence);
  const trueMonthly = prices.map((price) => price.trueMonthlyPence);
  return {
    offerCount: prices.length,
    lowMonthlyPence: Math.min(...monthly),
    highMonthlyPence: Math.max(...monthly),
    lowTrueMonthlyPence: Math.min(...trueMonthly),
    highTrueMonthlyPence: Math.max(...trueMonthly),
  };
}

function compareRates(a: FunderRate, b: FunderRate): number {
  return (
    costOf(a) - costOf(b) ||
    a.excessTenths - b.excessTenths ||
    a.monthlyPence - b.monthlyPence ||
    a.funder.localeCompare(b.funder)
  );
}

function costOf(rate: Rate): number {
  return rate.monthlyPence * (rate.termMonths + rate.initialMonths - 1) + rate.feePence;
}

function ratesOf({ grid, contract, funder, feePence, ...card }: RateCard): readonly FunderRate[] {
  return [false, true].flatMap((isMaintained) =>
    grid.terms.flatMap((termMonths, term) =>
      grid.miles.flatMap((annualMiles, miles) =>
        grid.initials.map((initialMonths, initial) => {
          const cell = rateCell(grid, { isMaintained, term, miles, initial });
          const quote = {
            monthlyPence: card.monthlyPence[cell] ?? 0,
            excessTenths: card.excessTenths[cell] ?? 0,
          };
          return {
            contract,
            funder,
            feePence,
            isMaintained,
            termMonths,
            annualMiles,
            initialMonths,
            ...quote,
          };
        }),
      ),
    ),
  );
}
