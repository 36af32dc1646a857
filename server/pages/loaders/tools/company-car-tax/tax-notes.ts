import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { companyCarPercentage, type TaxedCar } from '#shared/tax/company-car-percentage.ts';
import type { CompanyVehicle } from '#shared/tax/company-car-tax.ts';
import { kindsOfBody, type TaxedFacts } from '#shared/tax/company-vehicle.ts';
import { benefitCharges } from '#shared/tax/figures/benefit-charges.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { holdsOn } from '#shared/tax/figures/dated-figures.ts';
import { plugInEasement, plugInTransition } from '#shared/tax/figures/plug-in-easement.ts';
import { taxYearName, taxYearOf } from '#shared/tax/tax-year.ts';
import type { TaxedWay } from '#shared/ui/answers/company-car-tax-data.ts';
import { transitionNote } from './company-car-question.ts';

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

/** Questions about company car tax and their answers, with the figures of the tax year of an ISO date. */
export function companyCarTaxFaqs(today: string): readonly FaqItem[] {
  return [
    {
      question: 'Who pays company car tax?',
      answer:
        'The driver pays income tax on the benefit of having the car, usually through their tax code. The employer pays Class 1A National Insurance on the same benefit.',
    },
    {
      question: 'Does the lease price change the tax?',
      answer:
        'No. The tax follows the car’s list price, its CO2 and its electric range. A cheaper lease of the same car is taxed the same.',
    },
    { question: 'Why are electric cars taxed so little?', answer: electricWords(today) },
    {
      question: 'How are vans taxed?',
      answer: `A van that you use privately is taxed on a flat charge${vanCharge(today)}, whatever it costs. A van without emissions is taxed on nothing. Crew vans and double-cab pick-ups can count as cars, whatever they carry. For those the calculator shows both.`,
    },
    {
      question: 'Which emissions count for a plug-in hybrid?',
      answer: plugInWords,
    },
    {
      question: 'I live in Scotland. Are these figures right for me?',
      answer:
        'The benefit is the same, but Scotland has income tax rates of its own. Multiply the taxed benefit by your own rate.',
    },
  ];
}

const { fromGrams, countsAsGrams } = plugInEasement.value;
const plugInWords = `Those on its certificate, unless they’re ${fromGrams} g/km or more and were measured by Euro 6e-bis or a later standard. Then it counts as ${countsAsGrams} g/km if it’s first registered from ${formatDate(plugInEasement.from)} to ${formatDate(plugInEasement.until)}, and its electric range sets the tax. Choose the standard in the form; while you don’t know it, you get both figures.`;

const exampleGrams = 120;

function electricWords(today: string): string {
  const [year, last] = [today, companyCarPercentages.until].map(taxYearOf) as [number, number];
  const percentage = (co2GramsPerKm: number, of: number) =>
    companyCarPercentage({ co2GramsPerKm, isDiesel: false, meetsRde2: false }, of);
  const later = Array.from({ length: Math.max(0, last - year) }, (_, place) => year + place + 1);
  const steps = later.map((each) => `${percentage(0, each)}% in ${taxYearName(each)}`);
  const rise = steps.length === 0 ? '' : ` After that it is ${steps.join(', ')}.`;
  return `The taxed part of their list price is ${percentage(0, year)}% in ${taxYearName(year)}, where a petrol car of ${exampleGrams} g/km has ${percentage(exampleGrams, year)}%.${rise}`;
}

/** ", £4,170 in 2026/27"; nothing while the year's charge is not set. */
function vanCharge(today: string): string {
  const charges = benefitCharges.find((table) => holdsOn(table, today));
  return charges ? `, ${formatPounds(charges.value.vanPence)} in ${taxYearName(taxYearOf(today))}` : '';
}
