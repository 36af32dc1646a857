import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridCells, type RateCard, rateCell } from '#server/catalogue/rate-card.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { priceDeal } from '#shared/deals/price.ts';
import { defaultProfile, offeredMiles, shortTerms, usualTerms } from '#shared/deals/profile.ts';
import { isInStock, type Vehicle } from '#shared/deals/vehicle.ts';
import { demoRateCards } from './demo-rates.ts';
import { createRental, demoRentalPence } from './demo-rental.ts';
import { readDemonstrationCatalogue } from './read-demonstration-catalogue.ts';

const vehicles = readDemonstrationCatalogue(import.meta.dirname);
const validity = { from: '2026-11-01', to: '2026-12-31' };
const common = { termMonths: 36, annualMiles: 10_000, isMaintained: false };

function findCheapest(make: string, model: string): Vehicle {
  const [cheapest] = vehicles
    .filter((each) => each.make.slug === make && each.model.slug === model && each.pricingType === 'standard')
    .toSorted((a, b) => demoRentalPence(a, 'business', common) - demoRentalPence(b, 'business', common));
  if (!cheapest) throw new Error(`No ${make} ${model}`);
  return cheapest;
}

/** Monthly rental in pounds on the deal type's VAT basis, at 36 months, 10,000 miles, nine rentals up front. */
function monthlyPounds(vehicle: Vehicle, dealType: DealType): number {
  const { contract } = dealTypes[dealType];
  const rate = {
    ...common,
    contract,
    initialMonths: 9,
    monthlyPence: demoRentalPence(vehicle, contract, common),
    excessTenths: 0,
    feePence: 0,
  };
  return priceDeal(rate, { ...defaultProfile, ...common, initialMonths: 9 }).monthlyPence / 100;
}

test.each([
  ['kia', 'picanto', 150, 200],
  ['hyundai', 'i10', 150, 200],
  ['dacia', 'spring', 130, 190],
  ['volkswagen', 'golf', 250, 320],
  ['skoda', 'octavia-hatch', 250, 330],
  ['tesla', 'model-3', 330, 420],
  ['bmw', '3-series-saloon', 400, 480],
  ['land-rover', 'range-rover', 1_100, 1_600],
])('the cheapest %s %s costs between £%i and £%i a month including VAT', (make, model, low, high) => {
  const pounds = monthlyPounds(findCheapest(make, model), 'personal');

  expect(pounds).toBeGreaterThanOrEqual(low);
  expect(pounds).toBeLessThanOrEqual(high);
});

test.each([
  ['ford', 'transit-custom-280-l1', 240, 330],
  ['vauxhall', 'vivaro', 240, 330],
  ['volkswagen', 'transporter', 240, 340],
  ['citroen', 'berlingo-van', 170, 250],
])('the cheapest %s %s costs between £%i and £%i a month without VAT', (make, model, low, high) => {
  const pounds = monthlyPounds(findCheapest(make, model), 'van');

  expect(pounds).toBeGreaterThanOrEqual(low);
  expect(pounds).toBeLessThanOrEqual(high);
});

test('for every vehicle a longer term costs less a month, and more miles or maintenance cost more', () => {
  for (const vehicle of vehicles) {
    for (const { contract, grid, monthlyPence } of demoRateCards(vehicle, validity)) {
      const at = (term: number, miles: number, isMaintained: boolean) =>
        monthlyPence[rateCell(grid, { isMaintained, term, miles, initial: 0 })] ?? Number.NaN;
      const name = `${vehicle.make.name} ${vehicle.derivative.name} ${vehicle.pricingType} ${contract}`;
      const faults: string[] = [];
      for (let term = 0; term < grid.terms.length; term += 1) {
        for (let miles = 0; miles < grid.miles.length; miles += 1) {
          const plain = at(term, miles, false);
          const full = at(term, miles, true);
          if (!(plain > 0 && full > plain)) faults.push(`maintenance at ${term}, ${miles}`);
          if (term > 0 && !(plain < at(term - 1, miles, false) && full < at(term - 1, miles, true))) {
            faults.push(`term at ${term}, ${miles}`);
          }
          if (miles > 0 && !(plain > at(term, miles - 1, false) && full > at(term, miles - 1, true))) {
            faults.push(`miles at ${term}, ${miles}`);
          }
        }
      }
      expect(faults, name).toEqual([]);
    }
  }
});

const offered = fc.record({
  vehicle: fc.constantFrom(...vehicles),
  termMonths: fc.constantFrom(...usualTerms),
  annualMiles: fc.constantFrom(...offeredMiles),
  isMaintained: fc.boolean(),
});

test('a business rental is a little lower than a personal one before VAT', () => {
  fc.assert(
    fc.property(offered, ({ vehicle, ...profile }) => {
      const personal = demoRentalPence(vehicle, 'personal', profile);
      const business = demoRentalPence(vehicle, 'business', profile);
      expect(business).toBeLessThan(personal);
      expect(business).toBeGreaterThan(personal * 0.98);
    }),
  );
});

test('insurance makes a car dearer, and age and miles make it cheaper', () => {
  fc.assert(
    fc.property(offered, ({ vehicle, ...profile }) => {
      const { used: _used, ...asNew } = vehicle;
      const price = (each: Vehicle) => demoRentalPence(each, 'business', profile);
      const standard: Vehicle = { ...asNew, pricingType: 'standard' };
      const young: Vehicle = {
        ...standard,
        pricingType: 'used',
        used: { registered: '2026-03', odometerMiles: 6_000 },
      };
      const old: Vehicle = { ...young, used: { registered: '2024-03', odometerMiles: 6_000 } };
      const driven: Vehicle = { ...old, used: { registered: '2024-03', odometerMiles: 30_000 } };
      expect(price({ ...standard, pricingType: 'atc' })).toBeGreaterThan(price(standard) + 2_500);
      expect(price(young)).toBeLessThan(price(standard));
      expect(price(old)).toBeLessThan(price(young));
      expect(price(driven)).toBeLessThan(price(old));
    }),
  );
});

test('a vehicle with neither list price nor power nor CO2 is still priced, between £150 and £1,000 a month', () => {
  const {
    p11dPence: _p11d,
    powerPs: _power,
    co2GramsPerKm: _co2,
    insuranceGroup: _group,
    ...bare
  } = findCheapest('volkswagen', 'golf');
  const pence = createRental({ ...bare, pricingType: 'atc' }, 'personal')(common);

  expect(pence).toBeGreaterThan(15_000);
  expect(pence).toBeLessThan(100_000);
});

test('cars get a personal and a business card, vans a business card, each full and dated', () => {
  const built = { kind: 'factory-order', weeksMin: 10, weeksMax: 20, checkedOn: '2026-11-20' } as const;
  const cardsOf = (make: string, model: string) =>
    demoRateCards({ ...findCheapest(make, model), stock: built }, validity);
  const car = cardsOf('kia', 'picanto');
  const van = cardsOf('ford', 'transit-custom-280-l1');

  expect(car.map(({ contract }) => contract)).toEqual(['personal', 'business']);
  expect(van.map(({ contract }) => contract)).toEqual(['business']);
  for (const card of [...car, ...van]) {
    expect(card).toMatchObject({
      funder: 'Demonstration Funder',
      ratebookId: 'DEMO-2026-11',
      validFrom: '2026-11-01',
      validTo: '2026-12-31',
      feePence: 20_750,
    });
    expect(card.monthlyPence).toHaveLength(gridCells(card.grid));
    expect(Math.min(...card.monthlyPence)).toBeGreaterThan(5_000);
  }
});

test('about a quarter of the new vehicles, none of them to be built first, are also leased for 6 and 12 months', () => {
  const shortTerm = vehicles.filter((vehicle) =>
    demoRateCards(vehicle, validity).some(({ ratebookId }) => ratebookId === 'DEMO-SHORT-2026-11'),
  );
  const standard = vehicles.filter(({ pricingType }) => pricingType === 'standard');

  expect(shortTerm.length / standard.length).toBeGreaterThan(0.2);
  expect(shortTerm.length / standard.length).toBeLessThan(0.3);
  expect(shortTerm.every(({ pricingType, stock }) => pricingType === 'standard' && isInStock(stock))).toBe(
    true,
  );
  expect(new Set(shortTerm.map(({ vehicleType }) => vehicleType))).toEqual(new Set(['car', 'commercial']));
  for (const vehicle of shortTerm) {
    const cards = demoRateCards(vehicle, validity);
    expect(cards[0]?.grid.terms).toEqual(usualTerms);
    expect(cards.at(-1)).toMatchObject({ grid: { terms: shortTerms }, funder: 'Demonstration Funder' });
    // A lease of twelve months costs more a month than one of eighteen.
    expect(trueMonthly(cards.at(-1), 1)).toBeGreaterThan(trueMonthly(cards.at(cards.length / 2 - 1), 0));
  }
});

/** Everything paid over the term without the fee, by the month: at the fewest miles, not maintained, in pence. */
function trueMonthly(card: RateCard | undefined, term: number): number {
  const { grid, monthlyPence } = card ?? { grid: { terms: [], miles: [], initials: [] }, monthlyPence: [] };
  const cell = rateCell(grid, { isMaintained: false, term, miles: 0, initial: 0 });
  const months = grid.terms[term] ?? 1;
  return ((monthlyPence[cell] ?? 0) * (months + (grid.initials[0] ?? 1) - 1)) / months;
}

test('an excess mile costs more on a dearer car and when maintained', () => {
  const [cheap] = demoRateCards(findCheapest('kia', 'picanto'), validity);
  const [dear] = demoRateCards(findCheapest('land-rover', 'range-rover'), validity);

  expect(cheap?.excessTenths[0]).toBe(60);
  expect(cheap?.excessTenths.at(-1)).toBe(75);
  expect(dear?.excessTenths[0]).toBe(350);
});
