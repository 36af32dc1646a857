import { bodyTypes } from '#shared/deals/body-type.ts';
import { type Drivetrain, fuelLabels, type Vehicle } from '#shared/deals/vehicle.ts';
import { formatMiles, formatWeeks } from '#shared/format/format-count.ts';
import { formatDate, formatMonthOfYear } from '#shared/format/format-date.ts';
import { formatMetres } from '#shared/format/format-metres.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import { stockLabels, transmissionLabels } from '#shared/ui/key-facts.ts';

/** Name and value of a fact; the value is undefined when it is not known. */
type Fact = readonly [name: string, value: string | undefined];

export interface SpecificationGroup {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

/** Words for the driven wheels. */
export const drivetrainLabels: Readonly<Record<Drivetrain, string>> = {
  front: 'Front-wheel drive',
  rear: 'Rear-wheel drive',
  all: 'All-wheel drive',
};

/** The facts that matter for this kind of vehicle, in groups. */
export function specificationGroups(vehicle: Vehicle): readonly SpecificationGroup[] {
  return [
    { heading: 'Power and economy', facts: powerFacts(vehicle) },
    { heading: vehicle.vehicleType === 'car' ? 'Body' : 'Body and load', facts: bodyFacts(vehicle) },
    { heading: 'Tax and insurance', facts: moneyFacts(vehicle) },
    { heading: 'Delivery', facts: deliveryFacts(vehicle) },
  ];
}

function powerFacts(vehicle: Vehicle): readonly Fact[] {
  const isElectric = vehicle.fuel === 'electric';
  const hasPlug = isElectric || vehicle.fuel === 'plug-in-hybrid';
  return [
    ['Fuel', fuelLabels[vehicle.fuel]],
    ['Gearbox', transmissionLabels[vehicle.transmission]],
    ['Driven wheels', vehicle.drivetrain && drivetrainLabels[vehicle.drivetrain]],
    ['Power', unit(vehicle.powerPs, 'PS')],
    ...(isElectric || vehicle.fuel === 'hydrogen'
      ? []
      : ([
          ['Engine', unit(vehicle.engineCc, 'cc')],
          ['Fuel economy (WLTP combined)', unit(vehicle.mpg, 'mpg')],
        ] as const)),
    ...(hasPlug
      ? ([
          ['Battery', unit(vehicle.batteryKwh, 'kWh')],
          ['Electric range (WLTP)', unit(vehicle.electricRangeMiles, 'miles')],
          ['Efficiency', unit(vehicle.milesPerKwh, 'miles a kWh')],
        ] as const)
      : []),
    ['CO2', unit(vehicle.co2GramsPerKm, 'g/km')],
  ];
}

function bodyFacts(vehicle: Vehicle): readonly Fact[] {
  const load: readonly Fact[] = [
    ['Payload', unit(vehicle.payloadKg, 'kg')],
    ['Load length', metres(vehicle.loadLengthMm)],
    ['Load width between the arches', metres(vehicle.loadWidthMm)],
    ['Load height', metres(vehicle.loadHeightMm)],
    ['Load volume', unit(vehicle.loadVolumeLitres, 'litres')],
  ];
  return [
    ['Body type', vehicle.bodyType && bodyTypes[vehicle.bodyType].label],
    ['Size', sizeWords(vehicle)],
    ['Wheelbase', metres(vehicle.wheelbaseMm)],
    ['Doors', vehicle.doors?.toString()],
    ['Seats', vehicle.seats?.toString()],
    ...(vehicle.vehicleType === 'car' ? ([['Boot', unit(vehicle.bootLitres, 'litres')]] as const) : load),
    ['Braked towing', unit(vehicle.towingKg, 'kg')],
  ];
}

/** "4.28 m long, 1.79 m wide, 1.49 m high", with what is known of it. */
function sizeWords({ lengthMm, widthMm, heightMm }: Vehicle): string | undefined {
  const sides = [
    [lengthMm, 'long'],
    [widthMm, 'wide'],
    [heightMm, 'high'],
  ] as const;
  const known = sides.flatMap(([mm, word]) => (mm === undefined ? [] : `${formatMetres(mm)} ${word}`));
  return known.length > 0 ? known.join(', ') : undefined;
}

function metres(mm: number | undefined): string | undefined {
  return mm === undefined ? undefined : formatMetres(mm);
}

function moneyFacts({ p11dPence, insuranceGroup }: Vehicle): readonly Fact[] {
  return [
    ['P11D value', p11dPence === undefined ? undefined : formatPounds(p11dPence)],
    ['Insurance group', insuranceGroup],
  ];
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

function unit(value: number | undefined, name: string): string | undefined {
  if (value === undefined) return undefined;
  return `${Number.isInteger(value) ? groupThousands(value) : value} ${name}`;
}
