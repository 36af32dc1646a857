import type { Fuel } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { mayBeEased } from './company-car-percentage.ts';
import type { CompanyVehicle } from './company-car-tax.ts';

/** How a vehicle is built, as far as that decides whether its driver is taxed for a car or for a van. */
export const companyBodies = ['car', 'van', 'crew-van', 'double-cab'] as const;
export type CompanyBody = (typeof companyBodies)[number];

/** What each may be taxed as, likeliest first; with two rows of seats its build decides, or when it was ordered. */
export const kindsOfBody: Readonly<Record<CompanyBody, readonly CompanyVehicle['kind'][]>> = {
  car: ['car'],
  van: ['van'],
  'crew-van': ['car', 'van'],
  'double-cab': ['car', 'van'],
};

/** The standards by which the CO2 of a plug-in hybrid may have been measured. */
export const emissionStandards = ['unknown', 'euro-6e', 'euro-6e-bis'] as const;
export type EmissionStandard = (typeof emissionStandards)[number];

/** What decides a vehicle's tax and no fact of the catalogue tells. */
export interface TaxAnswers {
  /** Matters for diesel cars only. */
  readonly meetsRde2: boolean;
  /** Matters for plug-in hybrids only. */
  readonly standard: EmissionStandard;
  /** ISO date of the first registration: for a new vehicle the start of its lease. */
  readonly registeredOn: string;
}

/** The facts of a vehicle that decide its tax; a car without its list price or CO2 cannot be worked out. */
export interface TaxedFacts {
  readonly body: CompanyBody;
  readonly fuel: Fuel;
  readonly listPricePence?: number | undefined;
  readonly co2GramsPerKm?: number | undefined;
  readonly electricRangeMiles?: number | undefined;
}

export function taxedFactsOf(vehicle: Vehicle): TaxedFacts {
  const { fuel, p11dPence, co2GramsPerKm, electricRangeMiles } = vehicle;
  return { body: companyBodyOf(vehicle), fuel, listPricePence: p11dPence, co2GramsPerKm, electricRangeMiles };
}

/** Every way in which a vehicle may be taxed when an employer lends it, likeliest first; none where a fact is unknown. */
export function toCompanyVehicles(facts: TaxedFacts, answers: TaxAnswers): readonly CompanyVehicle[] {
  return kindsOfBody[facts.body].flatMap((kind) =>
    kind === 'van' ? [{ kind, isZeroEmission: isWithoutEmissions(facts.fuel) }] : toCars(facts, answers),
  );
}

function toCars(
  facts: TaxedFacts,
  { meetsRde2, standard, registeredOn }: TaxAnswers,
): readonly CompanyVehicle[] {
  const { fuel, listPricePence, electricRangeMiles } = facts;
  const co2GramsPerKm = isWithoutEmissions(fuel) ? 0 : facts.co2GramsPerKm;
  if (listPricePence === undefined || co2GramsPerKm === undefined) return [];
  const car = {
    kind: 'car',
    listPricePence,
    co2GramsPerKm,
    ...(electricRangeMiles !== undefined && { electricRangeMiles }),
    isDiesel: fuel === 'diesel',
    meetsRde2,
  } as const;
  if (!mayBeEased(car, registeredOn)) return [car];
  const eased = { ...car, isEased: true };
  return { unknown: [car, eased], 'euro-6e': [car], 'euro-6e-bis': [eased] }[standard];
}

/** Most seats of a vehicle with one row of them. */
const seatsOfOneRow = 3;

/** A pick-up whose seats are not known may be a double cab, so it is taken for one. */
function companyBodyOf({ vehicleType, bodyType, seats }: Vehicle): CompanyBody {
  if (vehicleType === 'car') return 'car';
  const isOneRow = seats !== undefined && seats <= seatsOfOneRow;
  if (bodyType === 'pickup') return isOneRow ? 'van' : 'double-cab';
  const isTwoRows = seats !== undefined && seats > seatsOfOneRow;
  return bodyType === 'crew' || isTwoRows ? 'crew-van' : 'van';
}

function isWithoutEmissions(fuel: Fuel): boolean {
  return fuel === 'electric' || fuel === 'hydrogen';
}
