import type { LeaseTerms } from '#server/account-contract/lease.ts';
import { demoRateCards } from '#server/catalogue/demonstration/demo-rates.ts';
import { demonstrationValidity } from '#server/catalogue/import/import-demonstration.ts';
import { type RateCard, rateCell } from '#server/catalogue/rate-card.ts';
import { nameAfterModel } from '#server/catalogue/store/vehicle-row.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { priceDeal, type Rate } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** A vehicle of the demonstration catalogue at a profile. */
export interface DemonstrationLease {
  readonly vehicleRef: string;
  readonly dealType: DealType;
  readonly profile: LeaseProfile;
  /** ISO date of the price. */
  readonly pricedOn: string;
  /** The rental on that day, in percent of what the catalogue's formula gives. */
  readonly rentalPercent?: number;
}

/** Terms at the catalogue's price, with its ratebook and funder. */
export interface PricedTerms {
  readonly terms: LeaseTerms;
  readonly ratebookId: string;
  readonly funder: string;
}

/** Prices a lease as the deal page would have on that day; throws when the catalogue has no such vehicle or rate. */
export function priceTerms(vehicles: ReadonlyMap<string, Vehicle>, lease: DemonstrationLease): PricedTerms {
  const vehicle = vehicles.get(lease.vehicleRef);
  const { contract } = dealTypes[lease.dealType];
  const cards = vehicle ? demoRateCards(vehicle, demonstrationValidity(lease.pricedOn)) : [];
  const card = cards.find((each) => each.contract === contract);
  if (!vehicle || !card) throw new Error(`The demonstration catalogue does not lease ${lease.vehicleRef}.`);
  const price = priceDeal(toRate(card, lease), lease.profile);
  const { monthlyPence, initialPence, feePence, totalPence, excessTenths } = price;
  const money = { monthlyPence, initialPence, feePence, totalPence, excessTenths };
  const { make, range, model, derivative } = vehicle;
  const names = { range: range.name, model: model.name };
  const vehicleName = `${make.name} ${model.name} ${nameAfterModel(names, derivative.name)}`;
  const { dealType, vehicleRef, profile } = lease;
  const terms = { dealType, vehicleRef, vehicleName, ...profile, ...money };
  return { terms, ratebookId: card.ratebookId, funder: card.funder };
}

function toRate(card: RateCard, { profile, rentalPercent = 100 }: DemonstrationLease): Rate {
  const { grid, contract, feePence } = card;
  const { termMonths, annualMiles, isMaintained } = profile;
  const place = {
    isMaintained,
    term: grid.terms.indexOf(termMonths),
    miles: grid.miles.indexOf(annualMiles),
    initial: 0,
  };
  const cell = rateCell(grid, place);
  const monthlyPence = card.monthlyPence[cell];
  const excessTenths = card.excessTenths[cell];
  const initialMonths = grid.initials[0];
  if (place.term < 0 || place.miles < 0 || !monthlyPence || !excessTenths || !initialMonths) {
    throw new Error(`The demonstration catalogue has no rate for ${card.vehicleRef} at this profile.`);
  }
  const rented = Math.round((monthlyPence * rentalPercent) / 100);
  const rate = { contract, termMonths, annualMiles, initialMonths, isMaintained, feePence, excessTenths };
  return { ...rate, monthlyPence: rented };
}
