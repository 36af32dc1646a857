import { companyCarPercentage, type TaxedCar } from '#shared/tax/company-car-percentage.ts';
import type { CompanyVehicle } from '#shared/tax/company-car-tax.ts';
import { kindsOfBody, type TaxedFacts } from '#shared/tax/company-vehicle.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { plugInEasement, plugInTransition } from '#shared/tax/figures/plug-in-easement.ts';
import { taxYearName, taxYearOf } from '#shared/tax/tax-year.ts';
import type { TaxedWay } from '#shared/ui/answers/company-car-tax-data.ts';
import { transitionNote } from './tax-decisions.ts';

const listOfNames = new Intl.ListFormat('en-GB');
const { dieselSupplement, firstYear } = companyCarPercentages.value;

/** What an answer leaves out or takes for granted. */
export function taxNotes(
  facts: TaxedFacts,
  vehicles: readonly CompanyVehicle[],
  ways: readonly TaxedWay[],
): readonly string[] {
  const [car] = vehicles.filter((vehicle) => vehicle.kind === 'car');
  const isCarMissing = !car && kindsOfBody[facts.body].includes('car');
  return [
    ...(isCarMissing
      ? [
          'We don’t know its list price or its CO2, so we can’t work out what it costs if it’s taxed as a car.',
        ]
      : []),
    ...(car && isRangeMissing(facts) ? [rangeNote] : []),
    ...(car ? dieselNotes(car) : []),
    ...(isEasedLater(vehicles, ways) ? [transitionNote] : []),
    ...unsetNotes(ways),
  ];
}

/** Whether a plug-in hybrid may be taxed on less, by how much nothing tells without its electric range. */
function isRangeMissing({ fuel, co2GramsPerKm = 0, electricRangeMiles }: TaxedFacts): boolean {
  const isHigh = Math.floor(co2GramsPerKm) >= plugInEasement.value.fromGrams;
  return fuel === 'plug-in-hybrid' && isHigh && electricRangeMiles === undefined;
}

const rangeNote =
  'We don’t know its electric range. If it was tested to Euro 6e-bis or later, the range decides and the tax can be lower.';

/** What is taken for granted about a diesel, unless it is taxed at the highest percentage either way. */
export function dieselNotes(car: TaxedCar): readonly string[] {
  const [without, added] = [true, false].map((meetsRde2) =>
    companyCarPercentage({ ...car, meetsRde2 }, firstYear),
  );
  return car.isDiesel && without !== added ? [dieselNote(car)] : [];
}

function dieselNote({ meetsRde2 }: TaxedCar): string {
  return meetsRde2
    ? `This is for a diesel that meets RDE2. A diesel that doesn’t meet it pays ${dieselSupplement} points more. Ask the maker whether this one does.`
    : `This is for a diesel that doesn’t meet RDE2, with its supplement of ${dieselSupplement} points. Ask the maker whether this one does.`;
}

const firstUnsureYear = taxYearName(taxYearOf(plugInTransition.from));

/** Whether an answer has years in which it is not sure that a plug-in hybrid's emissions still count as less. */
function isEasedLater(vehicles: readonly CompanyVehicle[], ways: readonly TaxedWay[]): boolean {
  return ways.some(({ years }, place) => {
    const vehicle = vehicles[place];
    return vehicle?.kind === 'car' && vehicle.isEased && years.some(({ name }) => name === firstUnsureYear);
  });
}

/** The tax years that have no figures yet, said once for each kind. */
function unsetNotes(ways: readonly TaxedWay[]): readonly string[] {
  const notes = ways.flatMap(({ kind, years }) => {
    const unset = years.filter(({ driverPence }) => driverPence === undefined).map(({ name }) => name);
    if (unset.length === 0) return [];
    const figures = ways.length === 1 ? 'Figures' : `As a ${kind}, figures`;
    return [`${figures} for ${listOfNames.format(unset)} aren’t announced yet, so we leave them out.`];
  });
  return [...new Set(notes)];
}
