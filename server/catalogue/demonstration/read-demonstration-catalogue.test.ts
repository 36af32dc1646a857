import { expect, test } from 'vitest';
import { allBodyTypes, bodyTypes } from '#shared/deals/body-type.ts';
import { fuels } from '#shared/deals/fuel.ts';
import { pricingTypes } from '#shared/deals/pricing-type.ts';
import { allTiers } from '#shared/deals/tier.ts';
import { stockKinds, type Vehicle } from '#shared/deals/vehicle.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { rangeKey } from './assign-tiers.ts';
import { demoRentalPence } from './demo-rental.ts';
import { readDemonstrationCatalogue } from './read-demonstration-catalogue.ts';
import { demonstrationDate } from './supply.ts';

const vehicles = readDemonstrationCatalogue(import.meta.dirname);
const standard = vehicles.filter(({ pricingType }) => pricingType === 'standard');

function countBy(key: (vehicle: Vehicle) => string | undefined): ReadonlyMap<string | undefined, number> {
  return new Map([...Map.groupBy(vehicles, key)].map(([name, group]) => [name, group.length]));
}

function distinct(key: (vehicle: Vehicle) => string, of: readonly Vehicle[] = vehicles): number {
  return new Set(of.map(key)).size;
}

/** Names of the vehicles that break a rule, so that a failed test shows which. */
function exceptions(of: readonly Vehicle[], holds: (vehicle: Vehicle) => boolean): readonly string[] {
  return of
    .filter((each) => !holds(each))
    .map((each) => `${each.make.name} ${each.model.name} ${each.derivative.name}`);
}

function isWithin(value: number | undefined, low: number, high: number): boolean {
  return value !== undefined && value >= low && value <= high;
}

test('the catalogue has as many makes, ranges, vans and derivatives as a real one', () => {
  const vans = standard.filter(({ vehicleType }) => vehicleType === 'commercial');

  expect(distinct(({ make }) => make.slug)).toBeGreaterThanOrEqual(44);
  expect(distinct(rangeKey)).toBeGreaterThanOrEqual(260);
  expect(distinct(({ make, model }) => `${make.slug}/${model.slug}`, vans)).toBeGreaterThanOrEqual(45);
  expect(standard.length).toBeGreaterThanOrEqual(900);
});

test('reading twice gives the same catalogue', () => {
  expect(readDemonstrationCatalogue(import.meta.dirname)).toEqual(vehicles);
});

test('every body type, fuel, tier, kind of stock and pricing type occurs', () => {
  expect([...countBy(({ bodyType }) => bodyType).keys()].toSorted()).toEqual(allBodyTypes.toSorted());
  expect([...countBy(({ fuel }) => fuel).keys()].toSorted()).toEqual(fuels.toSorted());
  expect([...countBy(({ stock }) => stock.kind).keys()].toSorted()).toEqual(stockKinds.toSorted());
  expect([...countBy(({ pricingType }) => pricingType).keys()].toSorted()).toEqual(pricingTypes.toSorted());
  for (const tier of allTiers) expect(countBy((each) => each.tier).get(tier)).toBeGreaterThan(40);
});

test('insured and used offers come in the numbers that the README gives', () => {
  expect(countBy(({ pricingType }) => pricingType).get('atc')).toBe(60);
  expect(countBy((each) => (each.used ? each.vehicleType : 'new')).get('car')).toBe(80);
  expect(countBy((each) => (each.used ? each.vehicleType : 'new')).get('commercial')).toBe(15);
});

test('about a tenth of the vehicles are special offers', () => {
  const share = vehicles.filter((each) => each.isSpecialOffer).length / vehicles.length;

  expect(share).toBeGreaterThan(0.07);
  expect(share).toBeLessThan(0.13);
});

test('references are well formed and no two vehicles share one, or a path', () => {
  expect(exceptions(vehicles, ({ vehicleRef }) => isVehicleRef(vehicleRef))).toEqual([]);
  expect(distinct(({ vehicleRef }) => vehicleRef)).toBe(vehicles.length);
  // Within one pricing type the names alone are enough to tell vehicles apart.
  expect(distinct((each) => namePath(each))).toBe(vehicles.length);
});

function namePath(vehicle: Vehicle): string {
  const dealType = vehicle.vehicleType === 'car' ? 'personal' : 'van';
  return `${vehicle.pricingType}${vehiclePath(dealType, { ...vehicle, vehicleRef: '' })}`;
}

test('under one parent a slug belongs to one name only', () => {
  expect(distinct(({ make }) => make.slug)).toBe(distinct(({ make }) => make.name));
  expect(distinct(rangeKey)).toBe(
    distinct((each) => `${each.vehicleType}/${each.make.name}/${each.range.name}`),
  );
});

test('electric and hydrogen vehicles have no CO2, mpg or engine size, and every electric one has a battery and a range', () => {
  const electric = vehicles.filter(({ fuel }) => fuel === 'electric');
  const silent = vehicles.filter(({ fuel }) => fuel === 'electric' || fuel === 'hydrogen');
  expect(
    exceptions(silent, (each) => each.co2GramsPerKm === 0 && !('mpg' in each) && !('engineCc' in each)),
  ).toEqual([]);
  expect(
    exceptions(
      electric,
      (each) =>
        isWithin(each.electricRangeMiles, 110, 520) &&
        isWithin(each.batteryKwh, 20, 125) &&
        isWithin(each.milesPerKwh, 1.5, 5.5),
    ),
  ).toEqual([]);
});

test('every combustion engine has plausible CO2, mpg and size; a plug-in hybrid also an electric range', () => {
  const burning = vehicles.filter(({ fuel }) => fuel !== 'electric' && fuel !== 'hydrogen');
  const plugIn = vehicles.filter(({ fuel }) => fuel === 'plug-in-hybrid');
  const unplugged = burning.filter(({ fuel }) => fuel !== 'plug-in-hybrid');
  expect(exceptions(burning, ({ engineCc }) => isWithin(engineCc, 850, 7_000))).toEqual([]);
  expect(
    exceptions(unplugged, (each) => isWithin(each.co2GramsPerKm, 80, 400) && isWithin(each.mpg, 15, 80)),
  ).toEqual([]);
  expect(exceptions(unplugged, (each) => !('electricRangeMiles' in each))).toEqual([]);
  expect(exceptions(plugIn, (each) => isWithin(each.electricRangeMiles, 5, 100))).toEqual([]);
});

test('cars have a boot, vans a payload and a load length, and both plausible power and price', () => {
  const vans = vehicles.filter(({ vehicleType }) => vehicleType === 'commercial');
  const cars = vehicles.filter(({ vehicleType }) => vehicleType === 'car');
  expect(exceptions(cars, ({ bootLitres }) => isWithin(bootLitres, 100, 1_400))).toEqual([]);
  expect(
    exceptions(
      vans,
      (each) => isWithin(each.payloadKg, 600, 1_600) && isWithin(each.loadLengthMm, 1_200, 4_500),
    ),
  ).toEqual([]);
  expect(
    exceptions(
      vehicles,
      (each) => isWithin(each.powerPs, 40, 1_000) && isWithin(each.p11dPence, 1_200_000, 45_000_000),
    ),
  ).toEqual([]);
  expect(
    exceptions(
      vehicles,
      ({ bodyType, vehicleType }) => !bodyType || bodyTypes[bodyType].vehicleType === vehicleType,
    ),
  ).toEqual([]);
});

test('in each range the cheapest new vehicle, and no other, is BASE', () => {
  for (const [name, range] of Map.groupBy(standard, rangeKey)) {
    const prices = range.map((each) =>
      demoRentalPence(each, 'business', { termMonths: 36, annualMiles: 10_000, isMaintained: false }),
    );
    const base = range.flatMap((each, index) => (each.tier === 'BASE' ? [prices[index]] : []));
    expect(base, name).toEqual([Math.min(...prices)]);
  }
});

test('dates lie in the past of the demonstration date, and used vehicles are between 8 and 32 months old', () => {
  expect(
    exceptions(
      vehicles,
      (each) => each.listedOn < demonstrationDate && each.stock.checkedOn <= demonstrationDate,
    ),
  ).toEqual([]);
  const used = vehicles.filter(({ pricingType }) => pricingType === 'used');
  expect(
    exceptions(
      used,
      (each) =>
        each.used !== undefined &&
        each.used.registered >= '2024-03' &&
        each.used.registered <= '2026-03' &&
        isWithin(each.used.odometerMiles, 4_800, 35_200),
    ),
  ).toEqual([]);
  expect(exceptions(vehicles, (each) => 'used' in each === (each.pricingType === 'used'))).toEqual([]);
});

test('delivery is a range of weeks, longer for a vehicle that is still to be built', () => {
  expect(exceptions(vehicles, ({ stock }) => stock.weeksMin >= 1 && stock.weeksMax > stock.weeksMin)).toEqual(
    [],
  );
  expect(
    exceptions(vehicles, ({ stock }) => (stock.kind === 'factory-order') === stock.weeksMin >= 10),
  ).toEqual([]);
});

test('every vehicle has a length, width, height and wheelbase that go together', () => {
  const wrong = exceptions(vehicles, ({ lengthMm = 0, widthMm = 0, heightMm = 0, wheelbaseMm = 0 }) => {
    const share = wheelbaseMm / lengthMm;
    return (
      isWithin(lengthMm, 3_500, 7_000) &&
      isWithin(widthMm, 1_550, 2_250) &&
      isWithin(heightMm, 1_150, 3_300) &&
      isWithin(share, 0.52, 0.69)
    );
  });

  expect(wrong).toEqual([]);
});
