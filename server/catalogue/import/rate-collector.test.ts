import { expect, test } from 'vitest';
import { rateCell } from '#server/catalogue/rate-card.ts';
import { createRateCollector } from './rate-collector.ts';
import type { PlacedRate } from './rate-record.ts';

function rate(facts: Partial<PlacedRate> = {}): PlacedRate {
  return {
    vehicleRef: '1000000001',
    contract: 'personal',
    funder: 'Example Finance',
    ratebookId: 'EX-1',
    validFrom: '2026-11-01',
    validTo: '2027-01-31',
    termMonths: 36,
    annualMiles: 10_000,
    initialMonths: 6,
    isMaintained: false,
    monthlyPence: 249_50,
    excessTenths: 85,
    feePence: 199_00,
    ...facts,
  };
}

test('rates are put into the cells of their profiles, in whatever order they come', () => {
  const collector = createRateCollector();
  const profiles = [48, 24, 36].flatMap((termMonths) =>
    [20_000, 5_000].flatMap((annualMiles) =>
      [true, false].map((isMaintained) => ({ termMonths, annualMiles, isMaintained })),
    ),
  );
  const priceOf = (profile: (typeof profiles)[number]) =>
    profile.termMonths * 1_000_000 + profile.annualMiles * 10 + (profile.isMaintained ? 1 : 0);
  for (const vehicleRef of ['1000000002', '1000000001']) {
    for (const profile of profiles)
      collector.add(rate({ ...profile, vehicleRef, monthlyPence: priceOf(profile) }));
  }

  const cards = [...collector.cards()];

  expect(cards.map((card) => card.vehicleRef)).toEqual(['1000000002', '1000000001']);
  for (const { grid, monthlyPence } of cards) {
    expect(grid).toEqual({ terms: [24, 36, 48], miles: [5_000, 20_000], initials: [6] });
    for (const profile of profiles) {
      const at = {
        isMaintained: profile.isMaintained,
        term: grid.terms.indexOf(profile.termMonths),
        miles: grid.miles.indexOf(profile.annualMiles),
        initial: 0,
      };
      expect(monthlyPence[rateCell(grid, at)]).toBe(priceOf(profile));
    }
  }
});

test('a vehicle has no rate at a profile that only another vehicle has', () => {
  const collector = createRateCollector();
  collector.add(rate());
  collector.add(rate({ vehicleRef: '1000000002', termMonths: 24 }));

  const [first, second] = [...collector.cards()];

  expect([...(first?.monthlyPence ?? [])]).toEqual([0, 249_50, 0, 0]);
  expect([...(second?.monthlyPence ?? [])]).toEqual([249_50, 0, 0, 0]);
});

test('two ratebooks of a vehicle become two cards, each with its own axes', () => {
  const collector = createRateCollector();
  collector.add(rate());
  collector.add(rate({ ratebookId: 'EX-2', termMonths: 48, validTo: '2026-12-31', feePence: 0 }));
  collector.add(rate({ funder: 'Other', termMonths: 24 }));

  const cards = [...collector.cards()];

  expect(
    cards.map(({ ratebookId, validTo, feePence, grid }) => [ratebookId, validTo, feePence, grid.terms]),
  ).toEqual([
    ['EX-1', '2027-01-31', 199_00, [36]],
    ['EX-2', '2026-12-31', 0, [48]],
    ['EX-1', '2027-01-31', 199_00, [24]],
  ]);
});

test.each<[string, Partial<PlacedRate>, string, string]>([
  ['the same rate', {}, 'vehicle_ref', 'the same rate is in an earlier line'],
  ['another rental', { monthlyPence: 250_00 }, 'monthly_rental', 'conflicts with 249.50'],
  ['another excess', { excessTenths: 90 }, 'excess_ppm', 'conflicts with 8.5'],
  ['another fee', { feePence: 0, termMonths: 24 }, 'processing_fee', 'differs from 199.00'],
  [
    'another last day',
    { validTo: '2027-02-28', vehicleRef: '1000000002' },
    'valid_to',
    'differs from 2027-01-31',
  ],
  ['another first day', { validFrom: '2026-12-01' }, 'valid_from', 'differs from 2026-11-01'],
])('%s after the first is rejected, and the first stays', (_name, facts, column, reason) => {
  const collector = createRateCollector();
  collector.add(rate());

  const conflict = collector.add(rate(facts));

  expect(conflict?.column).toBe(column);
  expect(conflict?.reason).toContain(reason);
  expect([...collector.cards()].map((card) => [...card.monthlyPence])).toEqual([[249_50, 0]]);
});

test('a ratebook with too many profiles is rejected before it fills the memory', () => {
  const collector = createRateCollector();
  const conflicts = Array.from({ length: 5_000 }, (_, index) =>
    collector.add(rate({ annualMiles: 1_000 + index, termMonths: 1 + (index % 60) })),
  ).filter((conflict) => conflict !== undefined);

  expect(conflicts.length).toBeGreaterThan(4_000);
  expect(conflicts[0]?.reason).toContain('too many different');
});
