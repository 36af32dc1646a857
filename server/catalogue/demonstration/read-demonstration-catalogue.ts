import { vehicleRefFor } from '#server/catalogue/vehicle-ref.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import type { UsedFacts, Vehicle } from '#shared/deals/vehicle.ts';
import { assignTiers, rangeKey } from './assign-tiers.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import { chance, pickBetween } from './chance.ts';
import { expandDerivatives } from './expand-derivatives.ts';
import { demonstrationDate, supplyNew, supplyUsed } from './supply.ts';

/**
 * Every vehicle of the demonstration catalogue, from the CSV files in a folder: standard, insured and used.
 * The same files give the same vehicles and references; throws when a row is at fault or two vehicles collide.
 */
export function readDemonstrationCatalogue(folder: string): readonly Vehicle[] {
  const derivatives = expandDerivatives(readCatalogueRows(folder));
  const standard = assignTiers(derivatives);
  const seasoned = derivatives.filter((each) => !each.isRecent).map((each) => each.vehicle);
  const vehicles = [
    ...standard,
    ...createInsuredOffers(standard),
    ...createUsedOffers(seasoned, 'car'),
    ...createUsedOffers(seasoned, 'commercial'),
  ];
  refuseCollisions(vehicles);
  return vehicles;
}

function refuseCollisions(vehicles: readonly Vehicle[]): void {
  const seen = new Map<string, Vehicle>();
  for (const vehicle of vehicles) {
    const other = seen.get(vehicle.vehicleRef);
    if (other) {
      throw new Error(
        `${vehicle.vehicleRef} stands for two vehicles: ${fullName(other)} and ${fullName(vehicle)}`,
      );
    }
    seen.set(vehicle.vehicleRef, vehicle);
  }
}

function fullName({ make, model, derivative }: Vehicle): string {
  return `${make.name} ${model.name} ${derivative.name}`;
}

const insuredCount = 60;
const usedCounts = { car: 80, commercial: 15 };

/** List prices, in pence, of cars that are offered with insurance: the middle of the market, as with real insurers. */
const insuredList = { low: 1_600_000, high: 4_500_000 };

/** Cars offered with insurance included: one car of each of 60 ranges, chosen by hash. */
function createInsuredOffers(standard: readonly Vehicle[]): readonly Vehicle[] {
  const suitable = standard.filter(
    ({ vehicleType, p11dPence = 0 }) =>
      vehicleType === 'car' && p11dPence >= insuredList.low && p11dPence <= insuredList.high,
  );
  return drawOnePerRange(suitable, 'atc', insuredCount).map((vehicle) => {
    const vehicleRef = offerRef(vehicle, 'atc');
    return {
      ...withoutTier(vehicle),
      vehicleRef,
      pricingType: 'atc',
      ...supplyNew(vehicleRef, vehicle.p11dPence ?? 0),
    };
  });
}

/** Used offers of a vehicle type: one for each range, from vehicles that have been on sale long enough. */
function createUsedOffers(
  suitable: readonly Vehicle[],
  vehicleType: Vehicle['vehicleType'],
): readonly Vehicle[] {
  const ofType = suitable.filter((vehicle) => vehicle.vehicleType === vehicleType);
  return drawOnePerRange(ofType, 'used', usedCounts[vehicleType]).map((vehicle) => {
    const vehicleRef = offerRef(vehicle, 'used');
    const offer = { ...withoutTier(vehicle), vehicleRef, pricingType: 'used' as const };
    return { ...offer, ...supplyUsed(vehicleRef), used: usedFacts(vehicleRef) };
  });
}

/** The vehicle with the lowest hash in each range, and of those the `count` vehicles with the lowest hashes. */
function drawOnePerRange(vehicles: readonly Vehicle[], draw: PricingType, count: number): readonly Vehicle[] {
  const lots = vehicles
    .map((vehicle) => ({ vehicle, lot: chance(draw, vehicle.vehicleRef) }))
    .toSorted((a, b) => a.lot - b.lot);
  const firstOfRange = new Map<string, Vehicle>();
  for (const { vehicle } of lots) {
    const key = rangeKey(vehicle);
    if (!firstOfRange.has(key)) firstOfRange.set(key, vehicle);
  }
  return [...firstOfRange.values()].slice(0, count);
}

/** First registered 8 to 32 months before the demonstration date, driven 600 to 1,100 miles a month since. */
function usedFacts(vehicleRef: string): UsedFacts {
  const ageMonths = pickBetween(8, 32, chance('age', vehicleRef));
  const milesPerMonth = pickBetween(600, 1100, chance('odometer', vehicleRef));
  const registered = new Date(`${demonstrationDate.slice(0, 7)}-01T00:00:00Z`);
  registered.setUTCMonth(registered.getUTCMonth() - ageMonths);
  return { registered: registered.toISOString().slice(0, 7), odometerMiles: ageMonths * milesPerMonth };
}

function offerRef(vehicle: Vehicle, pricingType: PricingType): string {
  const { vehicleType, make, range, model, derivative } = vehicle;
  return vehicleRefFor([vehicleType, pricingType, make.name, range.name, model.name, derivative.name]);
}

/** Removes the tier, which compares a vehicle with the new ones of its range. */
function withoutTier({ tier: _tier, ...vehicle }: Vehicle): Vehicle {
  return vehicle;
}
