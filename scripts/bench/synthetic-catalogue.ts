import type { RateCard, RateGrid } from '#server/catalogue/rate-card.ts';
import { gridCells } from '#server/catalogue/rate-card.ts';
import { allBodyTypes, bodyTypes } from '#shared/deals/body-type.ts';
import type { ContractType } from '#shared/deals/deal-type.ts';
import { fuels } from '#shared/deals/fuel.ts';
import { allTiers } from '#shared/deals/tier.ts';
import { stockKinds, type Vehicle } from '#shared/deals/vehicle.ts';
import { drivetrains, transmissions } from '#shared/deals/vehicle-facts.ts';
import type { RandomSource } from './random-source.ts';

/** Kinds of body by vehicle type: nine in ten synthetic vehicles are cars. */
const carBodies = allBodyTypes.filter((type) => bodyTypes[type].vehicleType === 'car');
const vanBodies = allBodyTypes.filter((type) => bodyTypes[type].vehicleType === 'commercial');

/** `count` synthetic vehicles, as unevenly spread over 45 makes and about 700 ranges as real ones. */
export function makeVehicles(count: number, random: RandomSource): readonly Vehicle[] {
  return Array.from({ length: count }, (_, place) => makeVehicle(place, random));
}

/** A rate card for each vehicle and each contract that it is offered under; one vehicle in twenty has none. */
export function* makeRateCards(
  vehicles: readonly Vehicle[],
  { grid, contracts }: { readonly grid: RateGrid; readonly contracts: readonly ContractType[] },
  random: RandomSource,
): Generator<RateCard> {
  for (const { vehicleRef } of vehicles) {
    if (random.chance(0.05)) continue;
    for (const contract of contracts) yield makeRateCard({ vehicleRef, contract, grid }, random);
  }
}

function makeRateCard(
  key: Pick<RateCard, 'vehicleRef' | 'contract' | 'grid'>,
  random: RandomSource,
): RateCard {
  const cells = gridCells(key.grid);
  const base = 15_000 + random.below(60_000);
  return {
    ...key,
    funder: 'Synthetic Funder',
    ratebookId: 'synthetic',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    feePence: 25_000,
    monthlyPence: new Int32Array(cells).map((_, cell) => base + cell * 37),
    excessTenths: new Uint16Array(cells).fill(60 + random.below(120)),
  };
}

function makeVehicle(place: number, random: RandomSource): Vehicle {
  const isCar = random.chance(0.9);
  const fuel = random.pick(fuels);
  const make = Math.floor(45 * random.unit() ** 1.5);
  const range = Math.floor(16 * random.unit());
  return {
    vehicleRef: `${1_000_000_000 + place}`,
    vehicleType: isCar ? 'car' : 'commercial',
    pricingType: random.chance(0.9) ? 'standard' : 'used',
    ...makeNames({ make, range, model: random.below(3), derivative: place }),
    bodyType: random.pick(isCar ? carBodies : vanBodies),
    fuel,
    transmission: random.pick(transmissions),
    drivetrain: random.pick(drivetrains),
    doors: 2 + random.below(4),
    seats: 2 + random.below(6),
    co2GramsPerKm: fuel === 'electric' ? 0 : 20 + random.below(220),
    p11dPence: 1_500_000 + random.below(6_000_000),
    ...(fuel === 'electric' && { electricRangeMiles: 100 + random.below(300) }),
    ...(isCar
      ? { bootLitres: 200 + random.below(500) }
      : { payloadKg: 500 + random.below(1000), loadLengthMm: 1500 + random.below(3000) }),
    ...(random.chance(0.4) && { tier: random.pick(allTiers) }),
    isSpecialOffer: random.chance(0.1),
    stock: {
      kind: random.pick(stockKinds),
      weeksMin: 1,
      weeksMax: 2 + random.below(30),
      checkedOn: '2026-11-20',
    },
    listedOn: `2026-${`${1 + random.below(11)}`.padStart(2, '0')}-15`,
  };
}

function makeNames(at: { make: number; range: number; model: number; derivative: number }) {
  const named = (word: string, number: number | string) => ({
    name: `${word} ${number}`,
    slug: `${word}-${number}`,
  });
  return {
    make: named('make', at.make),
    range: named('range', `${at.make}-${at.range}`),
    model: named('model', `${at.make}-${at.range}-${at.model}`),
    derivative: named('derivative', at.derivative),
  };
}
