import { allBodyTypes } from '#shared/deals/body-type.ts';
import { pricingTypes } from '#shared/deals/pricing-type.ts';
import { allTiers } from '#shared/deals/tier.ts';
import { drivetrains, type Fuel, fuels, stockKinds, transmissions } from '#shared/deals/vehicle.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';
import { CellError, type CellReader, isEmptyCell, optional, readText } from './read-cell.ts';
import { readDate, readMonth } from './read-date.ts';
import { type NumberSpan, readDecimal, readPence, readWhole } from './read-number.ts';
import { readOneOf, readYesNo } from './read-words.ts';
import {
  bodyTypeWords,
  drivetrainWords,
  fuelWords,
  pricingTypeWords,
  stockWords,
  tierWords,
  transmissionWords,
  vehicleTypeWords,
} from './staff-words.ts';

/** A reference of ten digits. A shorter number is refused, not padded: spreadsheets remove leading zeros. */
export function readVehicleRef(text: string): string {
  if (!isVehicleRef(text)) throw new CellError('is not a reference of ten digits');
  return text;
}

/** A fact that cannot be zero; many price lists write 0 for an unknown fact. */
function fact(
  read: (span: NumberSpan) => CellReader<number>,
  span: NumberSpan,
): CellReader<number | undefined> {
  const readInSpan = read(span);
  return (text, note) => (isEmptyCell(text) || /^0+(\.0*)?$/.test(text) ? undefined : readInSpan(text, note));
}

const readKnownFuel = readOneOf(fuels, fuelWords);

const readFuel: CellReader<Fuel> = (text, note) => {
  if (/^(mhev|mild[ -]?hybrid)$/i.test(text)) {
    throw new CellError('is a mild hybrid: write the fuel that it burns, petrol or diesel');
  }
  return readKnownFuel(text, note);
};

const name = readText(150);
const positive = (max: number): NumberSpan => ({ min: 1, max });
const weeks = readWhole({ min: 0, max: 260 });

/** How each column of vehicles.csv is read. */
export const vehicleReaders = {
  vehicle_ref: readVehicleRef,
  vehicle_type: readOneOf(['car', 'commercial'], vehicleTypeWords),
  pricing_type: optional(readOneOf(pricingTypes, pricingTypeWords)),
  make: name,
  range: name,
  model: name,
  derivative: name,
  body_type: optional(readOneOf(allBodyTypes, bodyTypeWords)),
  fuel: readFuel,
  transmission: readOneOf(transmissions, transmissionWords),
  drivetrain: optional(readOneOf(drivetrains, drivetrainWords)),
  doors: fact(readWhole, positive(9)),
  seats: fact(readWhole, positive(20)),
  power_ps: fact(readWhole, positive(3_000)),
  engine_cc: fact(readWhole, positive(20_000)),
  battery_kwh: fact(readDecimal, { min: 0.1, max: 1_000 }),
  co2_gkm: optional(readWhole({ min: 0, max: 1_000 })),
  mpg: fact(readDecimal, { min: 1, max: 2_000 }),
  electric_range_miles: fact(readWhole, positive(2_000)),
  miles_per_kwh: fact(readDecimal, { min: 0.1, max: 50 }),
  p11d: fact(readPence, { min: 1_000, max: 10_000_000 }),
  boot_litres: fact(readWhole, positive(20_000)),
  load_length_mm: fact(readWhole, positive(20_000)),
  load_volume_litres: fact(readWhole, positive(100_000)),
  payload_kg: fact(readWhole, positive(50_000)),
  towing_kg: fact(readWhole, positive(50_000)),
  insurance_group: optional(readText(10)),
  tier: optional(readOneOf(allTiers, tierWords)),
  special_offer: readYesNo(),
  stock: readOneOf(stockKinds, stockWords),
  weeks_min: weeks,
  weeks_max: weeks,
  stock_checked_on: readDate,
  registered: optional(readMonth),
  odometer_miles: optional(readWhole({ min: 0, max: 1_000_000 })),
  listed_on: readDate,
  length_mm: fact(readWhole, { min: 1_000, max: 20_000 }),
  width_mm: fact(readWhole, { min: 500, max: 5_000 }),
  height_mm: fact(readWhole, { min: 500, max: 5_000 }),
  wheelbase_mm: fact(readWhole, { min: 1_000, max: 15_000 }),
  load_width_mm: fact(readWhole, positive(5_000)),
  load_height_mm: fact(readWhole, positive(5_000)),
} satisfies Readonly<Record<string, CellReader<unknown>>>;

/** A row of vehicles.csv, cell by cell. */
export type VehicleCells = {
  readonly [Column in keyof typeof vehicleReaders]: ReturnType<(typeof vehicleReaders)[Column]>;
};

/** Columns of vehicles.csv. */
export const vehicleColumns = Object.keys(vehicleReaders) as readonly (keyof VehicleCells)[];

/** Columns that came after the first feeds were written: a file without them is still good. */
export const laterVehicleColumns: readonly (keyof VehicleCells)[] = [
  'length_mm',
  'width_mm',
  'height_mm',
  'wheelbase_mm',
  'load_width_mm',
  'load_height_mm',
];
