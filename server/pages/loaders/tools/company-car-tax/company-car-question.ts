import {
  choiceField,
  poundsField,
  readQuestion,
  tickField,
  wholeField,
} from '#server/pages/loaders/tools/read-question.ts';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import { fuels } from '#shared/deals/fuel.ts';
import { defaultProfile, offeredTerms } from '#shared/deals/profile.ts';
import { formatMonthOfYear } from '#shared/format/format-date.ts';
import type { CompanyCarTaxQuestion } from '#shared/pages/tools/company-car-tax/company-car-tax-data.ts';
import { companyBodies, emissionStandards } from '#shared/tax/company-vehicle.ts';
import { incomeTaxRates } from '#shared/ui/answers/company-car-tax-data.ts';

/** Months in which a lease may begin, from the month after today's: yyyy-MM and its name. */
export function startMonths(today: string): readonly (readonly [value: string, label: string])[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const value = new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 7);
    return [value, formatMonthOfYear(value)] as const;
  });
}

/** The emission standard by which a plug-in hybrid was tested. */
export const standardField = choiceField(
  emissionStandards,
  'unknown',
  'Choose an emission standard from the list.',
);

/** Whether a diesel meets RDE2: new ones do, so an older one has to say that it does not. */
export const rde2Field = choiceField(['true', 'false'], 'true', 'Choose whether the diesel meets RDE2.');

/** The question in a query string, and what to type where something cannot be used. */
export function readCompanyCarQuestion(
  search: URLSearchParams,
  today: string,
): {
  readonly question: CompanyCarTaxQuestion;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
} {
  const starts = startMonths(today).map(([value]) => value);
  const { values, notes, refused } = readQuestion(
    {
      kind: choiceField(companyBodies, 'car', 'Choose a kind of vehicle from the list.'),
      price: poundsField(35_000, {
        min: 5000,
        max: 300_000,
        what: 'a list price',
      }),
      fuel: choiceField(fuels, 'petrol', 'Choose a fuel from the list.'),
      co2: wholeField(120, { min: 0, max: 500, what: 'CO2', unit: 'g/km' }),
      range: wholeField(40, { min: 0, max: 500, what: 'an electric range', unit: 'miles' }),
      standard: standardField,
      rde2: rde2Field,
      start: choiceField(starts, starts[0] ?? '', 'Choose a start within the next year.'),
      term: choiceField(offeredTerms, defaultProfile.termMonths, 'Choose a term from the list.'),
      rate: choiceField(incomeTaxRates, 40, 'Choose a tax rate of 20%, 40% or 45%.'),
      contribution: poundsField(0, {
        min: 0,
        max: 100_000,
        what: 'a contribution',
      }),
      private: poundsField(0, {
        min: 0,
        max: 5000,
        what: 'a payment for private use',
        unit: 'a month',
      }),
      fuelPaid: tickField('Tick the box if your employer pays for private fuel.'),
    },
    search,
  );
  return {
    question: {
      kind: values.kind,
      pricePounds: values.price,
      fuel: values.fuel,
      co2: values.co2,
      range: values.range,
      standard: values.standard,
      rde2: values.rde2 === 'true',
      start: values.start,
      term: values.term,
      rate: values.rate,
      contributionPounds: values.contribution,
      privateUsePounds: values.private,
      hasFuel: values.fuelPaid,
    },
    notes,
    refused,
  };
}
