import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { describeVehicle, findExampleCompanyCar } from '#server/pages/loaders/tools/example-car.ts';
import { toFigureNote } from '#server/pages/loaders/tools/figure-notes.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import type { ComparedCar, SalaryQuestion } from '#shared/pages/tools/three-ways/three-ways-data.ts';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import {
  carRentalDisallowance,
  carRentalVat,
  optionalRemuneration,
} from '#shared/tax/figures/car-rental-rules.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { incomeTaxBands } from '#shared/tax/figures/income-tax-bands.ts';
import { livingWage } from '#shared/tax/figures/living-wage.ts';
import { nationalInsuranceRates } from '#shared/tax/figures/national-insurance-rates.ts';
import { plugInEasement, plugInTransition } from '#shared/tax/figures/plug-in-easement.ts';
import { answerThreeWays, personalOrBusinessFaqs, salarySacrificeFaqs } from './answer-three-ways.ts';
import {
  exampleHours,
  exampleSalaryPounds,
  findCarOnOffer,
  type PricedCar,
  readSalaryQuestion,
  toPayAndLease,
} from './car-on-offer.ts';
import { findLeastCostCars } from './least-cost-cars.ts';
import type { Examples } from './three-ways-notes.ts';

const figures = [
  companyCarPercentages,
  plugInEasement,
  plugInTransition,
  incomeTaxBands,
  nationalInsuranceRates,
  livingWage,
  carRentalVat,
  carRentalDisallowance,
  optionalRemuneration,
].map(toFigureNote);

/** A car of the catalogue in three ways, for the visitor's salary. */
export const loadSalarySacrifice: Loader<typeof toolsPages.salarySacrifice> = ({
  path,
  search,
  services,
}) => {
  const snapshot = services.catalogue.snapshot();
  const { question, notes, refused } = readSalaryQuestion(search);
  const found = findCar(snapshot, search.get('vehicle') ?? '', question);
  const profile = found.car?.profile;
  const settled = profile ? { ...question, term: profile.termMonths, miles: profile.annualMiles } : question;
  return {
    path,
    question: settled,
    ...compare(found, question, { isSalary: !search.get('salary'), isHours: !search.get('hours') }),
    leastCost: findLeastCostCars(snapshot, {
      question: settled,
      vehicleRef: found.car?.vehicle.vehicleRef,
      kept: Object.fromEntries(
        ['salary', 'hours', 'term', 'miles'].map((name) => [name, search.get(name) ?? undefined]),
      ),
    }),
    notes: [...notes, ...found.notes],
    refused,
    figures,
    guides: linkGuides(services.content, toolGuides.salarySacrifice),
    faqs: salarySacrificeFaqs,
  };
};

/** The same for an example, beside the differences in words. */
export const loadPersonalOrBusiness: Loader<typeof toolsPages.personalOrBusiness> = ({ services }) => {
  const snapshot = services.catalogue.snapshot();
  const pay = { salaryPounds: exampleSalaryPounds, hoursAWeek: exampleHours };
  return {
    ...compare(findCar(snapshot, '', usualLease), pay, { isSalary: true, isHours: true }),
    figures,
    faqs: personalOrBusinessFaqs,
  };
};

type Pay = Pick<SalaryQuestion, 'salaryPounds' | 'hoursAWeek'>;
type Lease = Omit<SalaryQuestion, keyof Pay>;

const usualLease: Lease = {
  term: defaultProfile.termMonths,
  miles: defaultProfile.annualMiles,
  rde2: true,
  standard: 'unknown',
};

interface FoundCar {
  readonly car?: PricedCar | undefined;
  readonly isExample: boolean;
  readonly notes: readonly string[];
}

/** The car of a reference, or else an example; with a note where that is not what was asked for. */
function findCar(snapshot: Snapshot, vehicleRef: string, lease: Lease): FoundCar {
  const named = snapshot.findVehicle(vehicleRef);
  const car = named && findCarOnOffer(snapshot, named, lease);
  if (car) return { car, isExample: false, notes: nearestNotes(car, lease) };
  const example = findExampleCompanyCar(
    snapshot,
    (each) => findCarOnOffer(snapshot, each, lease) !== undefined,
  );
  const shown = example && findCarOnOffer(snapshot, example, lease);
  return {
    car: shown,
    isExample: true,
    notes: [...(vehicleRef ? [notComparable] : []), ...(shown ? nearestNotes(shown, lease) : [])],
  };
}

const notComparable =
  'We can’t compare that vehicle this way: it takes a new car with a known list price and CO2, and a price for both people and businesses. Here’s an example instead.';

function nearestNotes({ profile }: PricedCar, { term, miles }: Lease): readonly string[] {
  if (profile.termMonths === term && profile.annualMiles === miles) return [];
  return [
    `No funder offers this car for ${formatMonths(term)} at ${formatMiles(miles)} a year. The nearest on offer is shown: ${profileWords(profile)}.`,
  ];
}

function compare(
  { car, isExample }: FoundCar,
  pay: Pay,
  examples: Examples,
): { readonly compared?: ComparedCar } {
  const answer = car && answerThreeWays(car.offers, toPayAndLease(car, pay), examples);
  if (!answer) return {};
  const vehicle = describeVehicle(car.vehicle, isExample);
  return {
    compared: {
      vehicle: { ...vehicle, facts: `${vehicle.facts} · ${profileWords(car.profile)}` },
      answer,
    },
  };
}
