import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoRateCards } from './demo-rates.ts';
import { demonstrationEdition } from './demonstration-edition.ts';
import { readDemonstrationCatalogue } from './read-demonstration-catalogue.ts';

test('whoever changes the demonstration’s vehicles or rates names its new edition', () => {
  const hash = createHash('sha256');
  for (const vehicle of readDemonstrationCatalogue(import.meta.dirname)) {
    hash.update(JSON.stringify(vehicle));
    for (const card of demoRateCards(vehicle, { from: '2026-11-01', to: '2027-12-31' }))
      hash.update(JSON.stringify(card));
  }

  expect(demonstrationEdition).toBe(hash.digest('hex').slice(0, 12));
});
