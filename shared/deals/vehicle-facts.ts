import { formatMetres } from '#shared/format/format-metres.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import { type BodyType, bodyTypes } from './body-type.ts';
import type { VehicleType } from './deal-type.ts';
import { type Fuel, fuelLabels } from './fuel.ts';
import { type Tier, tierLabels } from './tier.ts';

/** Words for each gearbox. */
export const transmissionLabels = { manual: 'Manual', automatic: 'Automatic' } as const;
export type Transmission = keyof typeof transmissionLabels;
export const transmissions = Object.keys(transmissionLabels) as readonly Transmission[];

const drivetrainLabels = {
  front: 'Front-wheel drive',
  rear: 'Rear-wheel drive',
  all: 'All-wheel drive',
} as const;
export type Drivetrain = keyof typeof drivetrainLabels;
export const drivetrains = Object.keys(drivetrainLabels) as readonly Drivetrain[];

/** What is known of a derivative. Optional facts are absent when unknown, never zero. */
export interface VehicleFacts {
  readonly bodyType?: BodyType;
  /** Bumper to bumper. */
  readonly lengthMm?: number;
  /** Without the mirrors. */
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly wheelbaseMm?: number;
  readonly doors?: number;
  readonly seats?: number;
  readonly bootLitres?: number;
  readonly payloadKg?: number;
  readonly loadLengthMm?: number;
  /** Between the wheel arches. */
  readonly loadWidthMm?: number;
  readonly loadHeightMm?: number;
  readonly loadVolumeLitres?: number;
  readonly towingKg?: number;
  readonly fuel: Fuel;
  readonly transmission: Transmission;
  readonly drivetrain?: Drivetrain;
  readonly powerPs?: number;
  readonly engineCc?: number;
  /** Miles per imperial gallon, WLTP combined. */
  readonly mpg?: number;
  readonly batteryKwh?: number;
  /** WLTP miles on electricity alone. */
  readonly electricRangeMiles?: number;
  readonly milesPerKwh?: number;
  readonly co2GramsPerKm?: number;
  /** List price for company car tax, in pence. */
  readonly p11dPence?: number;
  readonly insuranceGroup?: string;
  readonly tier?: Tier;
}

export type FactName = keyof VehicleFacts;
type NamesOf<Value> = {
  [Name in FactName]-?: NonNullable<VehicleFacts[Name]> extends Value ? Name : never;
}[FactName];
export type NumberFactName = NamesOf<number>;
export type WordFactName = NamesOf<string>;

/** A vehicle as far as the choice of its facts goes. */
interface Described extends VehicleFacts {
  readonly vehicleType: VehicleType;
}

export type SpecificationGroupName = 'body' | 'power' | 'money';
export type ComparisonGroupName = 'size' | 'room' | 'running' | 'tax' | 'technical';

/** A fact as people read it, and the places that show it. */
interface FactPlan<Value> {
  readonly label: string;
  /** The label in the specification, if that has a longer one. */
  readonly fullLabel?: string;
  /** Follows a number that has no `toText`. */
  readonly unit?: string;
  readonly toText?: (value: Value) => string;
  /** Its group in the specification, for which vehicles if not for all, and words that tell several facts at once. */
  readonly specification: SpecificationGroupName | 'none';
  readonly isFor?: (vehicle: Described) => boolean;
  readonly toSharedText?: (vehicle: Described) => string | undefined;
  /** The client build leaves this out (scripts/build/server-only-fields.ts). */
  readonly server: {
    /** Its group in a comparison, and where less or more is plainly better, which, and the word for the best. */
    readonly comparison: ComparisonGroupName | 'none';
    readonly best?: readonly [better: 'less' | 'more', word: string];
    /** Its property of https://schema.org/Vehicle, and the value there if that is not the fact's own. */
    readonly property?: string;
    readonly toProperty?: (value: Value) => unknown;
  };
}

/**
 * Every fact of a vehicle; each group of the specification and of a comparison has its facts in this order. How a fact
 * is read and stored stands under the same names in vehicle-columns.ts and catalogue-tables.ts.
 */
export const vehicleFacts: { readonly [Name in FactName]: FactPlan<NonNullable<VehicleFacts[Name]>> } = {
  bodyType: {
    label: 'Body',
    fullLabel: 'Body type',
    toText: (type) => bodyTypes[type].label,
    specification: 'body',
    server: { comparison: 'size', property: 'bodyType', toProperty: (type) => bodyTypes[type].label },
  },
  lengthMm: {
    label: 'Length',
    fullLabel: 'Size',
    toText: formatMetres,
    specification: 'body',
    toSharedText: sizeWords,
    server: { comparison: 'size' },
  },
  widthMm: { label: 'Width', toText: formatMetres, specification: 'none', server: { comparison: 'size' } },
  heightMm: { label: 'Height', toText: formatMetres, specification: 'none', server: { comparison: 'size' } },
  wheelbaseMm: {
    label: 'Wheelbase',
    toText: formatMetres,
    specification: 'body',
    server: { comparison: 'size' },
  },
  doors: { label: 'Doors', specification: 'body', server: { comparison: 'room', property: 'numberOfDoors' } },
  seats: {
    label: 'Seats',
    specification: 'body',
    server: { comparison: 'size', property: 'vehicleSeatingCapacity' },
  },
  bootLitres: {
    label: 'Boot',
    unit: 'litres',
    specification: 'body',
    isFor: isCar,
    server: { comparison: 'room', best: ['more', 'Largest'] },
  },
  payloadKg: {
    label: 'Payload',
    unit: 'kg',
    specification: 'body',
    isFor: isVan,
    server: { comparison: 'room', best: ['more', 'Most'] },
  },
  loadLengthMm: {
    label: 'Load length',
    toText: formatMetres,
    specification: 'body',
    isFor: isVan,
    server: { comparison: 'room', best: ['more', 'Longest'] },
  },
  loadWidthMm: {
    label: 'Load width',
    fullLabel: 'Load width between the arches',
    toText: formatMetres,
    specification: 'body',
    isFor: isVan,
    server: { comparison: 'room', best: ['more', 'Widest'] },
  },
  loadHeightMm: {
    label: 'Load height',
    toText: formatMetres,
    specification: 'body',
    isFor: isVan,
    server: { comparison: 'room', best: ['more', 'Highest'] },
  },
  loadVolumeLitres: {
    label: 'Load volume',
    unit: 'litres',
    specification: 'body',
    isFor: isVan,
    server: { comparison: 'room', best: ['more', 'Largest'] },
  },
  towingKg: {
    label: 'Braked towing',
    unit: 'kg',
    specification: 'body',
    server: { comparison: 'room', best: ['more', 'Most'] },
  },
  fuel: {
    label: 'Fuel',
    toText: (fuel) => fuelLabels[fuel],
    specification: 'power',
    server: { comparison: 'running', property: 'fuelType', toProperty: (fuel) => fuelLabels[fuel] },
  },
  transmission: {
    label: 'Gearbox',
    toText: (gearbox) => transmissionLabels[gearbox],
    specification: 'power',
    server: { comparison: 'technical', property: 'vehicleTransmission' },
  },
  drivetrain: {
    label: 'Driven wheels',
    toText: (wheels) => drivetrainLabels[wheels],
    specification: 'power',
    server: { comparison: 'technical' },
  },
  powerPs: { label: 'Power', unit: 'PS', specification: 'power', server: { comparison: 'technical' } },
  engineCc: {
    label: 'Engine',
    unit: 'cc',
    specification: 'power',
    isFor: hasTank,
    server: { comparison: 'technical' },
  },
  mpg: {
    label: 'Fuel economy',
    fullLabel: 'Fuel economy (WLTP combined)',
    unit: 'mpg',
    specification: 'power',
    isFor: hasTank,
    server: {
      comparison: 'running',
      best: ['more', 'Best'],
      property: 'fuelEfficiency',
      toProperty: (value) => ({ '@type': 'QuantitativeValue', value, unitText: 'mpg' }),
    },
  },
  batteryKwh: {
    label: 'Battery',
    unit: 'kWh',
    specification: 'power',
    isFor: hasPlug,
    server: { comparison: 'technical' },
  },
  electricRangeMiles: {
    label: 'Electric range',
    fullLabel: 'Electric range (WLTP)',
    unit: 'miles',
    specification: 'power',
    isFor: hasPlug,
    server: { comparison: 'running', best: ['more', 'Longest'] },
  },
  milesPerKwh: {
    label: 'Efficiency',
    unit: 'miles a kWh',
    specification: 'power',
    isFor: hasPlug,
    server: { comparison: 'running', best: ['more', 'Best'] },
  },
  co2GramsPerKm: {
    label: 'CO2',
    unit: 'g/km',
    specification: 'power',
    server: { comparison: 'running', best: ['less', 'Lowest'], property: 'emissionsCO2' },
  },
  p11dPence: {
    label: 'P11D value',
    toText: formatPounds,
    specification: 'money',
    server: { comparison: 'tax' },
  },
  insuranceGroup: { label: 'Insurance group', specification: 'money', server: { comparison: 'running' } },
  tier: {
    label: 'Deal type',
    toText: (tier) => tierLabels[tier],
    specification: 'none',
    server: { comparison: 'none' },
  },
};

export const factNames = Object.keys(vehicleFacts) as readonly FactName[];

/** A value of a fact in words: "1,050 kg", "Front-wheel drive". */
export function valueText<Name extends FactName>(name: Name, value: NonNullable<VehicleFacts[Name]>): string {
  const { toText, unit }: FactPlan<NonNullable<VehicleFacts[Name]>> = vehicleFacts[name];
  if (toText) return toText(value);
  const text = typeof value === 'number' && Number.isInteger(value) ? groupThousands(value) : String(value);
  return unit ? `${text} ${unit}` : text;
}

/** A fact of a vehicle in words; undefined when it is not known. */
export function factText<Name extends FactName>(name: Name, facts: VehicleFacts): string | undefined {
  const value = facts[name];
  return value === undefined ? undefined : valueText(name, value);
}

function isCar({ vehicleType }: Described): boolean {
  return vehicleType === 'car';
}

function isVan({ vehicleType }: Described): boolean {
  return vehicleType === 'commercial';
}

function hasTank({ fuel }: Described): boolean {
  return fuel !== 'electric' && fuel !== 'hydrogen';
}

function hasPlug({ fuel }: Described): boolean {
  return fuel === 'electric' || fuel === 'plug-in-hybrid';
}

/** "4.28 m long, 1.79 m wide, 1.49 m high", with what is known of it. */
function sizeWords({ lengthMm, widthMm, heightMm }: Described): string | undefined {
  const sides = [
    [lengthMm, 'long'],
    [widthMm, 'wide'],
    [heightMm, 'high'],
  ] as const;
  const known = sides.flatMap(([mm, word]) => (mm === undefined ? [] : `${formatMetres(mm)} ${word}`));
  return known.length > 0 ? known.join(', ') : undefined;
}
