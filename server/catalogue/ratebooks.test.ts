import { expect, test } from 'vitest';
import { daysLeft, listRatebooks } from './ratebooks.ts';
import { exampleCard } from './store/testing/example-catalogue.ts';

test('ratebooks are listed by their end, with vehicles, rates and whom they leave without a price', async () => {
  const next = { ratebookId: 'EX-2', validFrom: '2027-01-01', validTo: '2027-01-31' };
  const listed = await listRatebooks([
    exampleCard('1000000001', next),
    exampleCard('1000000001'),
    exampleCard('1000000001', { contract: 'business' }),
    exampleCard('1000000002'),
    exampleCard('1000000002', next),
    exampleCard('1000000003', { funder: 'Other Finance', validTo: '2026-11-30' }),
  ]);

  const shown = listed.map(({ funder, ratebookId, validTo, vehicles, rates, vehiclesWithoutNext }) =>
    [ratebookId, funder, validTo, vehicles, rates, vehiclesWithoutNext].join(' '),
  );
  expect(shown).toEqual([
    'EX-1 Other Finance 2026-11-30 1 8 1',
    'EX-1 Example Finance 2026-12-31 2 24 1',
    'EX-2 Example Finance 2027-01-31 2 16 2',
  ]);
});

test('days left are 0 on the last day, over a change of the clocks too', () => {
  const book = { validTo: '2026-11-01' };
  const days = ['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-02'].map((on) => daysLeft(book, on));
  expect(days).toEqual([14, 7, 0, -1]);
});
