import type { Fuel } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { Drivetrain } from '#shared/deals/vehicle-facts.ts';
import type { VcaRecord } from './vca-record.ts';

/** The facts of a vehicle that do not come from its name. */
export type VehicleFacts = Pick<
  Vehicle,
  | 'fuel'
  | 'transmission'
  | 'drivetrain'
  | 'doors'
  | 'seats'
  | 'powerPs'
  | 'engineCc'
  | 'batteryKwh'
  | 'co2GramsPerKm'
  | 'mpg'
  | 'electricRangeMiles'
  | 'milesPerKwh'
>;

/**
 * Limits between which a figure is believed. Others are left out, because mistakes of the file (kilometres in a column
 * of miles, litres in a column of miles per gallon) are no reason to lose the car.
 */
const believed = {
  mpg: [8, 100],
  mpgWeighted: [25, 750],
  rangeElectric: [60, 600],
  rangePlugIn: [5, 100],
  milesPerKwh: [1.5, 8],
} as const satisfies Record<string, readonly [number, number]>;

function believe(value: number | undefined, [least, most]: readonly [number, number]): number | undefined {
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

/** Words that mark a mild hybrid in the description; some manufacturers enter these cars as hybrids. */
const mildWords = /\bmild[- ]hybrid|\bm-?hev\b|\b48v\b/i;

/**
 * The fuel of a car: mild and micro hybrids are petrol or diesel, full hybrids hybrid, range extenders plug-in hybrid.
 */
export function findFuel({
  fuelType,
  powertrain,
  description,
}: Pick<VcaRecord, 'fuelType' | 'powertrain' | 'description'>): Fuel {
  if (/\((?:PHEV|REEV)\)/.test(powertrain)) return 'plug-in-hybrid';
  if (/\(BEV\)/.test(powertrain)) return 'electric';
  if (/\(FCEV\)/.test(powertrain)) return 'hydrogen';
  if (/\(HEV\)/.test(powertrain) && !mildWords.test(description)) return 'hybrid';
  return fuelType;
}

const driveWords: readonly { readonly find: RegExp; readonly drivetrain: Drivetrain }[] = [
  {
    find: /\b(?:e?AWD(?:-i)?|4x4|4WD|4W|4MATIC|quattro|xDrive|4Drive|ALLGRIP|Q4|4xe|twin(?= (?:motor|plus|ultimate)\b))\b/i,
    drivetrain: 'all',
  },
  { find: /\bFWD\b/i, drivetrain: 'front' },
  { find: /\bRWD\b/i, drivetrain: 'rear' },
];

function findDrivetrain(record: VcaRecord): Drivetrain | undefined {
  const text = `${record.description} ${record.gears}`;
  return driveWords.find(({ find }) => find.test(text))?.drivetrain;
}

function findCount(text: string, find: RegExp): number | undefined {
  const [, count, more] = find.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) + Number(more ?? 0);
}

const horsePerKilowatt = 1.35962;

/** Metric horsepower in one of each unit; continental makers write "hp" for metric horsepower. */
const horsepower: Readonly<Record<string, number>> = { ps: 1, hp: 1, bhp: 1.01387 };

/** Power from the name first: the column often has a hybrid's engine alone, or the figure of another version. */
function findPower(record: VcaRecord): number | undefined {
  const [, said, unit = ''] = /\b(\d{2,4}) ?(ps|bhp|hp)\b/i.exec(record.description) ?? [];
  if (said) return Math.round(Number(said) * (horsepower[unit.toLowerCase()] ?? 1));
  return record.powerPs ?? (record.powerKw && Math.round(record.powerKw * horsePerKilowatt));
}

function consumption(record: VcaRecord, fuel: Fuel): Partial<VehicleFacts> {
  const isPlugIn = fuel === 'plug-in-hybrid';
  const mpg = isPlugIn
    ? believe(record.mpgWeighted, believed.mpgWeighted)
    : believe(record.mpg, believed.mpg);
  const range =
    fuel === 'electric'
      ? believe(record.rangeMiles, believed.rangeElectric)
      : believe(isPlugIn ? record.electricRangeMiles : undefined, believed.rangePlugIn);
  const co2 = fuel === 'electric' ? 0 : isPlugIn ? (record.co2Weighted ?? record.co2) : record.co2;
  const milesPerKwh = believe(record.milesPerKwh, believed.milesPerKwh);
  return {
    ...(co2 === undefined ? {} : { co2GramsPerKm: co2 }),
    ...(mpg === undefined ? {} : { mpg }),
    ...(range === undefined ? {} : { electricRangeMiles: range }),
    ...(milesPerKwh === undefined ? {} : { milesPerKwh }),
  };
}

/** The facts of one row: weighted figures for plug-in hybrids; doors, seats and battery only if the text has them. */
export function readFacts(record: VcaRecord): VehicleFacts {
  const fuel = findFuel(record);
  const drivetrain = findDrivetrain(record);
  const doors = findCount(record.description, /\b([2-5])[ -]?(?:dr|doors?)\b/i);
  const seats = findCount(record.description, /\b([2-9])(?:\+(\d))?[ -]?(?:seats?|seater|st)\b/i);
  const powerPs = findPower(record);
  const isCharged = fuel === 'electric' || fuel === 'plug-in-hybrid';
  const batteryKwh = isCharged ? findCount(record.description, /\b(\d{2,3}(?:\.\d)?) ?kWh\b/i) : undefined;
  return {
    fuel,
    transmission: fuel === 'electric' || /^SA\d/.test(record.gears) ? 'automatic' : record.gearbox,
    ...(drivetrain ? { drivetrain } : {}),
    ...(doors ? { doors } : {}),
    ...(seats ? { seats } : {}),
    ...(powerPs ? { powerPs } : {}),
    ...(record.engineCc ? { engineCc: record.engineCc } : {}),
    ...(batteryKwh ? { batteryKwh } : {}),
    ...consumption(record, fuel),
  };
}
