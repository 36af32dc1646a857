import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { buildSnapshot } from '#server/catalogue/snapshot/build-snapshot.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { demoRateCards } from './demo-rates.ts';

const today = '2026-11-20';
const validity = { from: '2026-11-01', to: '2027-12-31' };

/** A catalogue without a database, of one day, with the demonstration's rates for these vehicles. */
export function demonstrationInMemory(vehicles: readonly Vehicle[]): Catalogue {
  const rateCards = vehicles.flatMap((vehicle) => demoRateCards(vehicle, validity));
  const snapshot = buildSnapshot({
    vehicles,
    rateCards,
    today,
    version: {
      number: 1,
      importedAt: new Date(`${today}T06:00:00Z`),
      isDemonstration: true,
      vehicleCount: vehicles.length,
      rateCount: rateCards.length,
    },
  });
  return { snapshot: () => snapshot, isLoaded: () => true };
}
