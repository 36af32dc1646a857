import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { companyCarPercentage } from '#shared/tax/company-car-percentage.ts';
import { benefitCharges } from '#shared/tax/figures/benefit-charges.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { holdsOn } from '#shared/tax/figures/dated-figures.ts';
import { plugInEasement } from '#shared/tax/figures/plug-in-easement.ts';
import { taxYearName, taxYearOf } from '#shared/tax/tax-year.ts';

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
