import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { Price } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { runningCostOf } from './running-cost-of.ts';

const price: Price = {
  profile: defaultProfile,
  vat: 'inc VAT',
  monthlyPence: 30_000,
  initialPence: 180_000,
  feePence: 0,
  totalPence: 1_080_000,
  trueMonthlyPence: 30_000,
  excessTenths: 100,
};

function run(facts: Partial<Vehicle>, given: Partial<Parameters<typeof runningCostOf>[0]> = {}) {
  const vehicle = exampleVehicle('1', facts);
  return runningCostOf({
    vehicle,
    profile: defaultProfile,
    price,
    realMiles: 10_000,
    prices: {},
    today: '2026-11-20',
    ...given,
  });
}

test('an electric car at 3.7 miles a kWh and 27p at home: £61 a month, 7.3p a mile, beside a lease of £300', () => {
  const answer = run({ fuel: 'electric', milesPerKwh: 3.7 }, { prices: { home: 27 } });

  expect(answer.sentence).toBe(
    'Charging at home: £61 a month at 10,000 miles a year, 7.3p a mile. Charging in public: £125, 15p a mile.',
  );
  // 20 of 36 months from December 2026 are after March 2028: 16,667 miles at 3p are £500, £13.89 a month.
  expect(answer.lines).toEqual([
    {
      name: 'Lease, true monthly cost inc VAT',
      month: '£300',
      mile: '36p',
      term: '£10,800',
      width: 100,
      isLease: true,
    },
    { name: 'Charging at home', month: '£61', mile: '7.3p', term: '£2,189', width: 20.3, isLease: false },
    { name: 'Charging in public', month: '£125', mile: '15p', term: '£4,500', width: 41.7, isLease: false },
    {
      name: 'Mileage charge in 20 of the 36 months',
      month: '£14',
      mile: '3p',
      term: '£500',
      width: 4.6,
      isLease: false,
    },
  ]);
  expect(answer.askedPrices.map(({ kind }) => kind)).toEqual(['home', 'public']);
});

test('the mileage charge is in the cost to run for the months from April 2028 alone, at half the rate for a plug-in hybrid', () => {
  const charge = (facts: Partial<Vehicle>, termMonths: number) => {
    const { lines, notes } = run(facts, { profile: { ...defaultProfile, termMonths } });
    return [lines.find(({ name }) => name.startsWith('Mileage charge'))?.term, notes.join(' ')] as const;
  };

  const [term, notes] = charge({ fuel: 'electric' }, 36);
  expect(term).toBe('£500');
  expect(notes).toContain(
    'The mileage charge announced for April 2028 would fall in 20 of the 36 months of a lease that begins next month: 3p a mile at 10,000 miles a year, £500 in total.',
  );
  expect(charge({ fuel: 'plug-in-hybrid', engineCc: 1498 }, 36)[0]).toBe('£250');
  expect(charge({ fuel: 'electric' }, 18)[0]).toBe('£50');
  expect(charge({ fuel: 'electric' }, 12)).toEqual([undefined, expect.not.stringContaining('April 2028')]);
  expect(charge({ engineCc: 1498 }, 36)[0]).toBeUndefined();
});

test('miles over the allowance put their excess charge into the lease’s bar, and say so', () => {
  // 2,000 miles over at 10p is £200 a year, £16.67 a month.
  const [lease] = run({ engineCc: 1498 }, { realMiles: 12_000 }).lines;

  expect(lease).toMatchObject({
    name: 'Lease with excess mileage, inc VAT',
    month: '£316.67',
    mile: '31.7p',
  });
});

test('without a price of the visitor’s, the advisory rate is named with its day and the engine it is for', () => {
  expect(run({ engineCc: 1498 }).notes).toEqual([
    'At HMRC’s advisory rate for engines like its 1,498 cc, an average for company cars of 1 June 2026, superseded on 1 September 2026 by rates we haven’t verified. Type what you pay to use its own WLTP figure of 52.3 mpg.',
  ]);
});

test('a plug-in hybrid costs what HMRC reckons for its engine if it is never charged, and its WLTP figure is not used', () => {
  const answer = run({ fuel: 'plug-in-hybrid', mpg: 188.3, engineCc: 1498 }, { prices: { petrol: 145 } });

  expect(answer.sentence).toBe(
    'If you never plug it in, petrol is about £142 a month at 10,000 miles a year, 17p a mile. Charging it cuts that, and you pay for the electricity instead.',
  );
  expect(answer.lines[1]).toMatchObject({ name: 'Petrol, if never charged', month: '£142', mile: '17p' });
  expect(answer.askedPrices).toEqual([]);
  expect(answer.notes).toEqual([
    'At HMRC’s advisory rate for engines like its 1,498 cc, an average for company cars of 1 June 2026, superseded on 1 September 2026 by rates we haven’t verified.',
    'HMRC’s rates count a hybrid by its engine. We’ve assumed a petrol engine.',
    'Its WLTP figure of 188.3 mpg assumes a charged battery, and how often it is depends on you, so we don’t use it.',
    expect.stringMatching(/^The mileage charge announced/),
  ]);
});

test('a plug-in hybrid whose engine is not known has no cost of energy, and the page says why', () => {
  const answer = run({ fuel: 'plug-in-hybrid', mpg: 188.3 });

  expect(answer.lines.map(({ name }) => name)).toEqual([
    'Lease, true monthly cost inc VAT',
    'Mileage charge in 20 of the 36 months',
  ]);
  expect(answer.askedPrices).toEqual([]);
  expect(answer.sentence).toBe('What energy costs depends on how often you plug it in.');
  expect(answer.notes).toEqual([
    'Its WLTP figure of 188.3 mpg assumes a charged battery, and how often it is depends on you, so we don’t use it.',
    expect.stringMatching(/^The mileage charge announced/),
  ]);
});

test('a van has no rate, so its driver is asked for a price', () => {
  const answer = run({ vehicleType: 'commercial', fuel: 'diesel', engineCc: 1995 });

  expect(answer.sentence).toBe('Type what you pay for diesel to see what 10,000 miles a year would cost.');
  expect(answer.lines).toEqual([]);
  expect(answer.askedPrices.map(({ kind }) => kind)).toEqual(['diesel']);
});

test('energy is shown for a price on application too, without a lease beside it', () => {
  expect(run({ engineCc: 1498 }, { price: undefined }).lines).toEqual([
    { name: 'Petrol', month: '£142', mile: '17p', term: '£5,100', width: 100, isLease: false },
  ]);
});

function fact(heading: string, answer: ReturnType<typeof run>): string | undefined {
  return answer.facts.find((each) => each.heading === heading)?.words;
}

test('road tax is said by year and as the funder’s, with the doubtful supplement named as such', () => {
  expect(fact('Road tax', run({}))).toContain('£455 in the first year, then £200 a year. Your quote');
  expect(fact('Road tax', run({ p11dPence: 40_000_01 }))).toContain(
    'then £640 a year. £440 of that is the supplement for expensive cars, until year 6; we have that sum from one report only.',
  );
  expect(fact('Road tax', run({}, { profile: { ...defaultProfile, termMonths: 12 } }))).toContain(
    '£455 in the first year. Your quote',
  );
  expect(fact('Road tax', run({ vehicleType: 'commercial' }))).toBe(
    'The funder pays it, as the registered keeper. Your quote says which years the lease covers, so we don’t add it here.',
  );
});

test('servicing is in the lease or not, with the difference in rental where both are offered', () => {
  const maintained = { ...defaultProfile, isMaintained: true };

  expect(fact('Servicing and tyres', run({}, { maintenancePence: 2550 }))).toBe(
    'Not in this lease, so you pay for them. With maintenance, the rental is £25.50 a month more.',
  );
  expect(fact('Servicing and tyres', run({}, { profile: maintained, maintenancePence: 2550 }))).toBe(
    'In this lease, as the funder’s maintenance package sets out. It’s £25.50 a month of the rental.',
  );
  expect(fact('Servicing and tyres', run({}))).toBe('Not in this lease, so you pay for them.');
});

test('a winter range is given for electric cars alone, from 16% to 40% below WLTP', () => {
  expect(fact('Electric range', run({ fuel: 'electric', electricRangeMiles: 250 }))).toContain(
    '250 miles by WLTP, and perhaps 150 to 210 in winter.',
  );
  expect(fact('Electric range', run({ fuel: 'plug-in-hybrid', electricRangeMiles: 40 }))).toBeUndefined();
});
