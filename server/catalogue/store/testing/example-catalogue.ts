import { gridCells, type RateCard, type RateGrid } from '#server/catalogue/rate-card.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** A vehicle for tests, with every kind of fact. */
export function exampleVehicle(vehicleRef: string, facts: Partial<Vehicle> = {}): Vehicle {
  return {
    vehicleRef,
    vehicleType: 'car',
    pricingType: 'standard',
    make: { name: 'Škoda', slug: 'skoda' },
    range: { name: 'Octavia', slug: 'octavia' },
    model: { name: 'Octavia Estate', slug: 'octavia-estate' },
    derivative: { name: '1.5 TSI SE 5dr', slug: '1-5-tsi-se-5dr' },
    bodyType: 'estate',
    fuel: 'petrol',
    transmission: 'manual',
    co2GramsPerKm: 121,
    mpg: 52.3,
    p11dPence: 28_245_00,
    tier: 'BASE',
    isSpecialOffer: false,
    stock: { kind: 'stock', weeksMin: 2, weeksMax: 4, checkedOn: '2026-11-01' },
    listedOn: '2026-09-30',
    ...facts,
  };
}

const exampleGrid: RateGrid = { terms: [24, 36], miles: [8000, 10000], initials: [6] };

/** A card for tests, offered at every profile of a small grid. */
export function exampleCard(vehicleRef: string, facts: Partial<RateCard> = {}): RateCard {
  const grid = facts.grid ?? exampleGrid;
  return {
    vehicleRef,
    contract: 'personal',
    funder: 'Example Finance',
    ratebookId: 'EX-1',
    validFrom: '2026-11-01',
    validTo: '2026-12-31',
    feePence: 199_00,
    grid,
    monthlyPence: Int32Array.from({ length: gridCells(grid) }, (_, cell) => 250_00 + cell),
    excessTenths: Uint16Array.from({ length: gridCells(grid) }, () => 95),
    ...facts,
  };
}
