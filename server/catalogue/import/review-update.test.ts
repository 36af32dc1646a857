import { expect, test } from 'vitest';
import { gridCells, type RateCard } from '#server/catalogue/rate-card.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { CatalogueParts } from './merge-catalogues.ts';
import { reviewUpdate } from './review-update.ts';

const today = '2026-11-21';
const nothing: CatalogueParts = { vehicles: [], rateCards: [] };

const refs = (count: number) => Array.from({ length: count }, (_, at) => String(1_000_000_001 + at));

/** A card with one price in all cells. */
function flat(vehicleRef: string, pence: number, facts: Partial<RateCard> = {}): RateCard {
  const card = exampleCard(vehicleRef, facts);
  return { ...card, monthlyPence: new Int32Array(gridCells(card.grid)).fill(pence) };
}

function catalogue(vehicleRefs: readonly string[], rateCards: readonly RateCard[] = []): CatalogueParts {
  return { vehicles: vehicleRefs.map((ref) => exampleVehicle(ref)), rateCards };
}

/** The review of an import that replaces a catalogue. */
const reviewReplacing = (before: CatalogueParts, update: CatalogueParts) =>
  reviewUpdate({ before, update, after: update, today });

async function rulesOf(before: CatalogueParts, update: CatalogueParts): Promise<readonly string[]> {
  return (await reviewReplacing(before, update)).findings.map(({ rule }) => rule);
}

test('an import that removes more than 20% of the vehicles has a finding, with figures; at 20% it has none', async () => {
  const before = catalogue(refs(10));

  const { findings } = await reviewReplacing(before, catalogue(refs(7)));

  expect(findings).toEqual([
    { rule: 'vehicles-go', message: '3 of 10 vehicles (30.0%) would go from the site.' },
  ]);
  expect(await rulesOf(before, catalogue(refs(8)))).toEqual([]);
});

test.each([
  [250_00, 325_00, ['prices-move']],
  [250_00, 324_99, []],
  [250_00, 175_00, ['prices-move']],
  [250_00, 175_01, []],
  [250_00, 25_00, ['prices-move']],
])('a median price from %d to %d pence is found: %j', async (from, to, rules) => {
  const before = catalogue(
    refs(2),
    refs(2).map((ref) => flat(ref, from)),
  );
  const update = catalogue(
    refs(2),
    refs(2).map((ref) => flat(ref, to)),
  );

  expect(await rulesOf(before, update)).toEqual(rules);
});

test('the median compares the same vehicles: new cheap cars do not count as a fall, halved prices do', async () => {
  const before = catalogue(
    refs(2),
    refs(2).map((ref) => flat(ref, 500_00)),
  );
  const newcomers = refs(9)
    .slice(2)
    .map((ref) => flat(ref, 90_00));
  const same = refs(2).map((ref) => flat(ref, 500_00));
  const oneOfTwo = [flat('1000000001', 500_00), flat('1000000002', 50_00)];

  expect(await rulesOf(before, catalogue(refs(9), [...same, ...newcomers]))).toEqual([]);
  expect(await rulesOf(before, catalogue(refs(2), oneOfTwo))).toEqual(['prices-move']);
});

test('a median of both rises and falls is described as both', async () => {
  const at = (up: number, down: number) =>
    catalogue(refs(3), [flat('1000000001', up), flat('1000000002', down), flat('1000000003', 200_00)]);

  const { findings } = await reviewReplacing(at(200_00, 200_00), at(300_00, 100_00));

  expect(findings.map(({ message }) => message)).toEqual([
    'The median personal price moves up or down by 50%: 16 of 24 prices (66.7%) move by 30% or more.',
  ]);
});

test('each deal type has a median of its own', async () => {
  const business = refs(3).map((ref) => flat(ref, 110_00, { contract: 'business' }));
  const before = catalogue(refs(3), [...business, flat('1000000001', 250_00)]);
  const update = catalogue(refs(3), [...business, flat('1000000001', 100_00)]);

  const { findings } = await reviewReplacing(before, update);

  expect(findings.map(({ message }) => message)).toEqual([
    'The median personal price falls by 60%: 8 of 8 prices (100.0%) move by 30% or more.',
  ]);
});

test('prices of a new ratebook are compared with the same funder’s latest one, else with any', async () => {
  const before = catalogue(refs(1), [
    flat('1000000001', 100_00, { ratebookId: 'EX-0', validTo: '2025-12-31' }),
    flat('1000000001', 250_00),
    flat('1000000001', 700_00, { funder: 'Other' }),
  ]);
  const newBook = (pence: number, facts: Partial<RateCard> = {}) =>
    catalogue(refs(1), [flat('1000000001', pence, { ratebookId: 'EX-2', ...facts })]);

  expect(await rulesOf(before, newBook(260_00))).toEqual([]);
  expect(await rulesOf(before, newBook(26_00))).toEqual(['prices-move']);
  expect(await rulesOf(before, newBook(2_600_00))).toEqual(['prices-move']);
  expect(await rulesOf(before, newBook(260_00, { funder: 'Third' }))).toEqual([]);
  expect(await rulesOf(before, newBook(26_00, { funder: 'Third' }))).toEqual(['prices-move']);
});

test('a ratebook at a tenth of its prices is found, although the others did not change', async () => {
  const books = (pence: number) =>
    refs(9).map((ref, at) =>
      at < 3 ? flat(ref, pence, { ratebookId: 'EX-2' }) : flat(ref, 250_00, { ratebookId: 'EX-1' }),
    );

  const { findings } = await reviewReplacing(
    catalogue(refs(9), books(250_00)),
    catalogue(refs(9), books(25_00)),
  );

  expect(findings.map(({ message }) => message)).toEqual([
    'The median personal price of EX-2 (Example Finance) falls by 90%: 24 of 24 prices (100.0%) move by 30% or more.',
  ]);
});

/** Personal and business cards of one vehicle. */
const both = (personal: number, business: number) =>
  catalogue(refs(1), [flat('1000000001', personal), flat('1000000001', business, { contract: 'business' })]);

test.each([
  [300_00, 250_00, ['personal-inc-vat']],
  [303_60, 250_00, ['personal-inc-vat']],
  [251_25, 250_00, []],
  [280_00, 250_00, []],
  [330_00, 250_00, []],
  [25_00, 250_00, ['personal-out-of-scale']],
  [2_500_00, 250_00, ['personal-out-of-scale']],
])(
  'personal at %d beside business at %d pence is found on a first import: %j',
  async (personal, business, rules) => {
    expect(await rulesOf(nothing, both(personal, business))).toEqual(rules);
  },
);

test('personal prices inc VAT are found if nearly all of one ratebook have it, even if others have not', async () => {
  const pairs = (vatOf: (at: number) => boolean, ratebookOf: (at: number) => string) =>
    catalogue(
      refs(10),
      refs(10).flatMap((ref, at) => [
        flat(ref, vatOf(at) ? 300_00 : 250_00, { ratebookId: ratebookOf(at) }),
        flat(ref, 250_00, { contract: 'business', ratebookId: ratebookOf(at) }),
      ]),
    );

  expect(
    await rulesOf(
      nothing,
      pairs(
        (at) => at < 5,
        () => 'EX-1',
      ),
    ),
  ).toEqual([]);
  expect(
    await rulesOf(
      nothing,
      pairs(
        (at) => at < 9,
        () => 'EX-1',
      ),
    ),
  ).toEqual(['personal-inc-vat']);
  expect(
    await rulesOf(
      nothing,
      pairs(
        (at) => at < 2,
        (at) => (at < 2 ? 'EX-2' : 'EX-1'),
      ),
    ),
  ).toEqual(['personal-inc-vat']);
});

test('personal prices that come alone are compared with the business prices of the catalogue', async () => {
  const update = catalogue([], [flat('1000000001', 300_00, { ratebookId: 'EX-2', funder: 'Other' })]);
  const before = both(300_00, 250_00);
  const after = { ...before, rateCards: [...before.rateCards, ...update.rateCards] };

  const { findings } = await reviewUpdate({ before, update, after, today });

  expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
    [
      'personal-inc-vat',
      'Personal prices of EX-2 (Other) are about 1.2 times the business prices of the same vehicles: 8 of 8 prices (100.0%). They look as if they included VAT. Give them ex VAT: the site adds it.',
    ],
  ]);
});

test('personal prices that all rise by 20% are found, even without business prices', async () => {
  const at = (pence: number) => catalogue(refs(1), [flat('1000000001', pence)]);

  expect(await rulesOf(at(250_00), at(300_00))).toEqual(['personal-inc-vat']);
  expect(await rulesOf(at(250_00), at(290_00))).toEqual([]);
});

test('a ratebook that has ended is found; one that ends today is not', async () => {
  const ending = (validTo: string) => catalogue(refs(1), [flat('1000000001', 250_00, { validTo })]);

  const { findings } = await reviewReplacing(nothing, ending('2026-11-20'));

  expect(findings).toEqual([
    {
      rule: 'ratebook-ended',
      message:
        'The ratebook EX-1 (Example Finance) ended on 2026-11-20: the site would show none of its prices.',
    },
  ]);
  expect(await rulesOf(nothing, ending(today))).toEqual([]);
});

test('a ratebook that ended in the catalogue before the import is no finding of the import', async () => {
  const ended = flat('1000000001', 250_00, { validTo: '2026-10-31' });
  const before = catalogue(refs(1), [ended]);
  const update = catalogue(refs(1), [flat('1000000001', 255_00, { ratebookId: 'EX-2' })]);
  const after = catalogue(refs(1), [ended, ...update.rateCards]);

  expect((await reviewUpdate({ before, update, after, today })).findings).toEqual([]);
});

test('vehicles that would lose the price that they have today are found', async () => {
  const before = catalogue(
    refs(2),
    refs(2).map((ref) => flat(ref, 250_00)),
  );
  const nextMonth = catalogue(
    refs(2),
    refs(2).map((ref) => flat(ref, 250_00, { validFrom: '2026-12-01' })),
  );

  const { findings } = await reviewReplacing(before, nextMonth);

  expect(findings).toEqual([
    {
      rule: 'prices-go',
      message: '2 of 2 vehicles (100.0%) that have a price today would have none.',
    },
  ]);
});

test('the ten largest changes are of ten vehicles if ten have changed, falls and rises alike', async () => {
  const before = catalogue(
    refs(12),
    refs(12).map((ref) => flat(ref, 200_00)),
  );
  const update = catalogue(
    refs(12),
    refs(12).map((ref, at) => flat(ref, at % 2 ? 200_00 + at * 100 : 200_00 - at * 100)),
  );

  const { largestMoves } = await reviewReplacing(before, update);

  expect(largestMoves.map(({ vehicleRef }) => Number(vehicleRef) - 1_000_000_001)).toEqual([
    11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
  ]);
  expect(largestMoves[0]).toEqual({
    vehicle: 'Škoda Octavia Estate 1.5 TSI SE 5dr',
    vehicleRef: '1000000012',
    contract: 'personal',
    profile: { termMonths: 24, annualMiles: 8000, initialMonths: 6, isMaintained: false },
    fromPence: 200_00,
    toPence: 211_00,
  });
});

test('if only one vehicle changed, the ten largest changes are ten of its profiles', async () => {
  const grid = { terms: [24, 36, 48], miles: [8000, 10000], initials: [6] };
  const cells = gridCells(grid);
  const older = flat('1000000001', 200_00, { grid });
  const newer = { ...older, monthlyPence: Int32Array.from({ length: cells }, (_, at) => 200_00 - at) };

  const { largestMoves } = await reviewReplacing(catalogue(refs(1), [older]), catalogue(refs(1), [newer]));

  expect(largestMoves).toHaveLength(10);
  expect(largestMoves[0]?.profile).toEqual({
    termMonths: 48,
    annualMiles: 10000,
    initialMonths: 6,
    isMaintained: true,
  });
  expect(largestMoves.map(({ toPence }) => 200_00 - toPence)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('prices on different grids are compared at the profiles that both grids have', async () => {
  const wide = flat('1000000001', 250_00);
  const narrow = flat('1000000001', 25_00, { grid: { terms: [36, 48], miles: [10000], initials: [6] } });

  const { findings } = await reviewReplacing(catalogue(refs(1), [wide]), catalogue(refs(1), [narrow]));

  expect(findings[0]?.message).toContain('2 of 2 prices (100.0%) move by 30% or more');
});
