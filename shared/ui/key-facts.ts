import { fuelLabels } from '#shared/deals/fuel.ts';
import { stockLabels, type Vehicle } from '#shared/deals/vehicle.ts';
import { transmissionLabels } from '#shared/deals/vehicle-facts.ts';
import { formatMiles, formatWeeks } from '#shared/format/format-count.ts';
import { formatMonthOfYear, formatShortDate } from '#shared/format/format-date.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { joinFacts } from '#shared/format/join-facts.ts';

/** The facts that visitors choose a vehicle by, most important first; unknown facts are left out. */
export function keyFacts(vehicle: Vehicle): readonly string[] {
  return [...firstFacts(vehicle), ...furtherFacts(vehicle)];
}

/** The first three of them, as a card has room for; a used vehicle's age and mileage come before. */
export function cardFacts(vehicle: Vehicle): readonly string[] {
  return [...firstFacts(vehicle), ...furtherFacts(vehicle).slice(0, 1)];
}

function firstFacts(vehicle: Vehicle): readonly string[] {
  return [...usedFacts(vehicle), fuelLabels[vehicle.fuel], transmissionLabels[vehicle.transmission]];
}

function furtherFacts(vehicle: Vehicle): readonly string[] {
  return vehicle.vehicleType === 'car' ? carFacts(vehicle) : vanFacts(vehicle);
}

/** Where the vehicle is, and how many weeks it takes. */
export function stockLine({ stock }: Vehicle): string {
  return joinFacts([stockLabels[stock.kind], formatWeeks(stock.weeksMin, stock.weeksMax)]);
}

/** When that was checked. */
export function checkedLine({ stock }: Vehicle): string {
  return `availability checked ${formatShortDate(stock.checkedOn)}`;
}

function carFacts(vehicle: Vehicle): readonly string[] {
  const { co2GramsPerKm } = vehicle;
  return [...rangeFacts(vehicle), ...(co2GramsPerKm ? [`${co2GramsPerKm} g/km CO2`] : [])];
}

function vanFacts(vehicle: Vehicle): readonly string[] {
  const { payloadKg, loadLengthMm } = vehicle;
  return [
    ...(payloadKg === undefined ? [] : [`${groupThousands(payloadKg)} kg payload`]),
    ...(loadLengthMm === undefined ? [] : [`${(loadLengthMm / 1000).toFixed(1)} m load`]),
    ...rangeFacts(vehicle),
  ];
}

/** How far it goes on electricity; where that is its only fuel, the words need not say so again. */
function rangeFacts({ electricRangeMiles, fuel }: Vehicle): readonly string[] {
  if (electricRangeMiles === undefined) return [];
  const miles = groupThousands(electricRangeMiles);
  return [fuel === 'electric' ? `${miles}-mile range` : `${miles} miles electric`];
}

function usedFacts({ used }: Vehicle): readonly string[] {
  return used ? [`Used, ${formatMonthOfYear(used.registered)}`, formatMiles(used.odometerMiles)] : [];
}
