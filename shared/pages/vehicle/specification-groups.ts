import { stockLabels, type Vehicle } from '#shared/deals/vehicle.ts';
import {
  factNames,
  factText,
  type SpecificationGroupName,
  vehicleFacts,
} from '#shared/deals/vehicle-facts.ts';
import { formatMiles, formatWeeks } from '#shared/format/format-count.ts';
import { formatDate, formatMonthOfYear } from '#shared/format/format-date.ts';

/** Name and value of a fact; the value is undefined when it is not known. */
type Fact = readonly [name: string, value: string | undefined];

export interface SpecificationGroup {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

/** The facts that matter for this kind of vehicle, in groups. */
export function specificationGroups(vehicle: Vehicle): readonly SpecificationGroup[] {
  return [
    { heading: 'Power and economy', facts: factsIn('power', vehicle) },
    { heading: vehicle.vehicleType === 'car' ? 'Body' : 'Body and load', facts: factsIn('body', vehicle) },
    { heading: 'Tax and insurance', facts: factsIn('money', vehicle) },
    { heading: 'Delivery', facts: deliveryFacts(vehicle) },
  ];
}

function factsIn(group: SpecificationGroupName, vehicle: Vehicle): readonly Fact[] {
  return factNames.flatMap((name): readonly Fact[] => {
    const { label, fullLabel = label, specification, isFor, toSharedText } = vehicleFacts[name];
    if (specification !== group || isFor?.(vehicle) === false) return [];
    const text = toSharedText ? toSharedText(vehicle) : factText(name, vehicle);
    return [[fullLabel, text]];
  });
}

function deliveryFacts({ stock, used, vehicleRef }: Vehicle): readonly Fact[] {
  return [
    ['Availability', stockLabels[stock.kind]],
    ['Expected', formatWeeks(stock.weeksMin, stock.weeksMax)],
    ['Stock checked on', formatDate(stock.checkedOn)],
    ...(used
      ? ([
          ['First registered', formatMonthOfYear(used.registered)],
          ['Miles on the clock', formatMiles(used.odometerMiles)],
        ] as const)
      : []),
    ['Our reference', vehicleRef],
  ];
}
