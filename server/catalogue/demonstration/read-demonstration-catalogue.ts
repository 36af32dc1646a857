import type { Vehicle } from '#shared/deals/vehicle.ts';
import { assignTiers } from './assign-tiers.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import { expandDerivatives } from './expand-derivatives.ts';
import { createInsuredOffers, createUsedOffers } from './other-offers.ts';

/**
 * Every vehicle of the demonstration catalogue, from the CSV files in a folder: standard, insured and used.
 * The same files give the same vehicles and references; throws when a row is at fault or two vehicles collide.
 */
export function readDemonstrationCatalogue(folder: string): readonly Vehicle[] {
  const derivatives = expandDerivatives(readCatalogueRows(folder));
  const standard = assignTiers(derivatives);
  const seasoned = derivatives.filter((each) => !each.isRecent).map((each) => each.vehicle);
  const vehicles = [
    ...standard,
    ...createInsuredOffers(standard),
    ...createUsedOffers(seasoned, 'car'),
    ...createUsedOffers(seasoned, 'commercial'),
  ];
  refuseCollisions(vehicles);
  return vehicles;
}

function refuseCollisions(vehicles: readonly Vehicle[]): void {
  const seen = new Map<string, Vehicle>();
  for (const vehicle of vehicles) {
    const other = seen.get(vehicle.vehicleRef);
    if (other) {
      throw new Error(
        `${vehicle.vehicleRef} stands for two vehicles: ${fullName(other)} and ${fullName(vehicle)}`,
      );
    }
    seen.set(vehicle.vehicleRef, vehicle);
  }
}

function fullName({ make, model, derivative }: Vehicle): string {
  return `${make.name} ${model.name} ${derivative.name}`;
}
