import { allBodyTypes, type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';
import { type Fuel, fuels } from '#shared/deals/fuel.ts';
import { type PricingType, pricingTypes } from '#shared/deals/pricing-type.ts';
import { allTiers, type Tier, tierLabels } from '#shared/deals/tier.ts';
import { type StockKind, stockKinds } from '#shared/deals/vehicle.ts';
import {
  type Drivetrain,
  drivetrains,
  type FactName,
  type Transmission,
  transmissions,
  type VehicleFacts,
} from '#shared/deals/vehicle-facts.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';
import { CellError, type CellReader, isEmptyCell, optional, readText } from './read-cell.ts';
import { readDate, readMonth } from './read-date.ts';
import { type NumberSpan, readDecimal, readPence, readWhole } from './read-number.ts';
import { type OtherWords, readOneOf, readYesNo } from './read-words.ts';

/**
 * Words of brokers' staff and of funders for the values of our columns. Each is listed once: case, spaces and hyphens
 * make no difference. Words that can mean two things ("2WD", "petrol electric", "panel van") are left out, so that such
 * a row is rejected rather than guessed. `feed-format.md` has the same; a test compares the two.
 */
export const vehicleWords = {
  vehicle_type: {
    car: ['cars', 'passenger car'],
    commercial: ['van', 'LCV', 'vans', 'light commercial', 'commercial vehicle'],
  } satisfies OtherWords<VehicleType>,
  pricing_type: {
    standard: ['new', 'normal'],
    atc: ['insured', 'insurance included', 'with insurance'],
    used: ['second-hand', 'pre-owned', 'nearly new'],
  } satisfies OtherWords<PricingType>,
  fuel: {
    petrol: ['unleaded', 'petrol MHEV', 'petrol mild hybrid', 'mild hybrid petrol'],
    diesel: ['derv', 'diesel MHEV', 'diesel mild hybrid', 'mild hybrid diesel'],
    hybrid: [
      'HEV',
      'FHEV',
      'full hybrid',
      'self-charging hybrid',
      'petrol hybrid',
      'hybrid petrol',
      'diesel hybrid',
    ],
    'plug-in-hybrid': [
      'PHEV',
      'petrol PHEV',
      'diesel PHEV',
      'petrol plug-in hybrid',
      'diesel plug-in hybrid',
      'REEV',
    ],
    electric: [
      'EV',
      'BEV',
      'battery electric',
      'pure electric',
      'full electric',
      'fully electric',
      'electricity',
    ],
    hydrogen: ['FCEV', 'hydrogen fuel cell', 'fuel cell'],
  } satisfies OtherWords<Fuel>,
  transmission: {
    manual: ['Man', 'M'],
    automatic: ['Auto', 'A', 'DSG', 'CVT', 'DCT', 'semi-auto', 'semi-automatic'],
  } satisfies OtherWords<Transmission>,
  drivetrain: {
    front: ['FWD', 'front wheel drive'],
    rear: ['RWD', 'rear wheel drive'],
    all: ['AWD', '4WD', '4x4', 'all wheel drive', 'four wheel drive'],
  } satisfies OtherWords<Drivetrain>,
  body_type: {
    'suv-crossover': ['SUV', 'crossover'],
    hatchback: ['hatch'],
    saloon: ['sedan'],
    estate: ['estate car', 'wagon', 'tourer'],
    'convertible-cabriolet': ['convertible', 'cabriolet', 'cabrio', 'roadster', 'soft top'],
    mpv: ['people carrier', 'minibus'],
    'sports-car': ['sports'],
    '4x4': ['off-roader'],
    pickup: ['pick-up truck'],
    crew: ['crew cab'],
  } satisfies OtherWords<BodyType>,
  stock: {
    stock: ['in stock', 'UK stock', 'available'],
    allocation: ['allocated', 'on allocation'],
    'pre-registered': ['pre-reg'],
    'factory-order': ['factory', 'build to order', 'built to order', 'BTO'],
  } satisfies OtherWords<StockKind>,
} as const;

/** The words above, and the site's own label and slug of each body type. */
const bodyTypeWords: OtherWords<BodyType> = Object.fromEntries(
  allBodyTypes.map((type) => {
    const { label, slug } = bodyTypes[type];
    const own: OtherWords<BodyType> = vehicleWords.body_type;
    return [type, [...(own[type] ?? []), label, slug]];
  }),
);

/** The site's own name of each tier. */
const tierWords: OtherWords<Tier> = Object.fromEntries(allTiers.map((tier) => [tier, [tierLabels[tier]]]));

/** A reference of ten digits. A shorter number is refused, not padded: spreadsheets remove leading zeros. */
export function readVehicleRef(text: string): string {
  if (!isVehicleRef(text)) throw new CellError('is not a reference of ten digits');
  return text;
}

/** The column of a number that cannot be zero; many price lists write 0 for an unknown fact. */
function number<Column extends string>(
  column: Column,
  readIn: (span: NumberSpan) => CellReader<number>,
  span: NumberSpan,
) {
  const readInSpan = readIn(span);
  const read: CellReader<number | undefined> = (text, note) =>
    isEmptyCell(text) || /^0+(\.0*)?$/.test(text) ? undefined : readInSpan(text, note);
  return { column, read, isNumber: true } as const;
}

/** The column of any other fact. */
function cell<Column extends string, Value>(column: Column, read: CellReader<Value>) {
  return { column, read, isNumber: false } as const;
}

const readKnownFuel = readOneOf(fuels, vehicleWords.fuel);

const readFuel: CellReader<Fuel> = (text, note) => {
  if (/^(mhev|mild[ -]?hybrid)$/i.test(text)) {
    throw new CellError('is a mild hybrid: write the fuel that it burns, petrol or diesel');
  }
  return readKnownFuel(text, note);
};

const name = readText(150);
const positive = (max: number): NumberSpan => ({ min: 1, max });
const weeks = readWhole({ min: 0, max: 260 });

interface FactColumn<Value> {
  readonly column: string;
  readonly read: CellReader<Value>;
  /** Whether its cells are numbers, which funders may write with a decimal comma. */
  readonly isNumber: boolean;
}
type FactColumns = { readonly [Name in FactName]-?: FactColumn<VehicleFacts[Name]> };

/** The column of each fact of a vehicle, and how its cells are read. */
const firstFactColumns = {
  bodyType: cell('body_type', optional(readOneOf(allBodyTypes, bodyTypeWords))),
  fuel: cell('fuel', readFuel),
  transmission: cell('transmission', readOneOf(transmissions, vehicleWords.transmission)),
  drivetrain: cell('drivetrain', optional(readOneOf(drivetrains, vehicleWords.drivetrain))),
  doors: number('doors', readWhole, positive(9)),
  seats: number('seats', readWhole, positive(20)),
  powerPs: number('power_ps', readWhole, positive(3_000)),
  engineCc: number('engine_cc', readWhole, positive(20_000)),
  batteryKwh: number('battery_kwh', readDecimal, { min: 0.1, max: 1_000 }),
  co2GramsPerKm: {
    column: 'co2_gkm' as const,
    read: optional(readWhole({ min: 0, max: 1_000 })),
    isNumber: true,
  },
  mpg: number('mpg', readDecimal, { min: 1, max: 2_000 }),
  electricRangeMiles: number('electric_range_miles', readWhole, positive(2_000)),
  milesPerKwh: number('miles_per_kwh', readDecimal, { min: 0.1, max: 50 }),
  p11dPence: number('p11d', readPence, { min: 1_000, max: 10_000_000 }),
  bootLitres: number('boot_litres', readWhole, positive(20_000)),
  loadLengthMm: number('load_length_mm', readWhole, positive(20_000)),
  loadVolumeLitres: number('load_volume_litres', readWhole, positive(100_000)),
  payloadKg: number('payload_kg', readWhole, positive(50_000)),
  towingKg: number('towing_kg', readWhole, positive(50_000)),
  insuranceGroup: cell('insurance_group', optional(readText(10))),
  tier: cell('tier', optional(readOneOf(allTiers, tierWords))),
} satisfies Partial<FactColumns>;

/** Facts whose columns came after the first feeds were written: a file without them is still good. */
const laterFactColumns = {
  lengthMm: number('length_mm', readWhole, { min: 1_000, max: 20_000 }),
  widthMm: number('width_mm', readWhole, { min: 500, max: 5_000 }),
  heightMm: number('height_mm', readWhole, { min: 500, max: 5_000 }),
  wheelbaseMm: number('wheelbase_mm', readWhole, { min: 1_000, max: 15_000 }),
  loadWidthMm: number('load_width_mm', readWhole, positive(5_000)),
  loadHeightMm: number('load_height_mm', readWhole, positive(5_000)),
} satisfies Partial<FactColumns>;

/** Every fact with its column. */
export const factColumns = { ...firstFactColumns, ...laterFactColumns } satisfies FactColumns;

type Readers<Columns extends Readonly<Record<string, FactColumn<unknown>>>> = {
  readonly [Name in keyof Columns as Columns[Name]['column']]: Columns[Name]['read'];
};

function readersOf<Columns extends Readonly<Record<string, FactColumn<unknown>>>>(columns: Columns) {
  const readers = Object.values(columns).map(({ column, read }) => [column, read]);
  return Object.fromEntries(readers) as Readers<Columns>;
}

/** How each column of vehicles.csv is read. */
export const vehicleReaders = {
  vehicle_ref: readVehicleRef,
  vehicle_type: readOneOf(['car', 'commercial'], vehicleWords.vehicle_type),
  pricing_type: optional(readOneOf(pricingTypes, vehicleWords.pricing_type)),
  make: name,
  range: name,
  model: name,
  derivative: name,
  ...readersOf(firstFactColumns),
  special_offer: readYesNo(),
  stock: readOneOf(stockKinds, vehicleWords.stock),
  weeks_min: weeks,
  weeks_max: weeks,
  stock_checked_on: readDate,
  registered: optional(readMonth),
  odometer_miles: optional(readWhole({ min: 0, max: 1_000_000 })),
  listed_on: readDate,
  ...readersOf(laterFactColumns),
} satisfies Readonly<Record<string, CellReader<unknown>>>;

/** A row of vehicles.csv, cell by cell. */
export type VehicleCells = {
  readonly [Column in keyof typeof vehicleReaders]: ReturnType<(typeof vehicleReaders)[Column]>;
};

/** Columns of vehicles.csv. */
export const vehicleColumns = Object.keys(vehicleReaders) as readonly (keyof VehicleCells)[];

/** Columns that a file may lack. */
export const laterVehicleColumns: readonly string[] = Object.keys(readersOf(laterFactColumns));
