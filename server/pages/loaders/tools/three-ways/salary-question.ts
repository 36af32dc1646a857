import {
  rde2Field,
  standardField,
} from '#server/pages/loaders/tools/company-car-tax/company-car-question.ts';
import {
  choiceField,
  decimalField,
  poundsField,
  readQuestion,
} from '#server/pages/loaders/tools/read-question.ts';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import { defaultProfile, offeredMiles, offeredTerms } from '#shared/deals/profile.ts';
import type { SalaryQuestion } from '#shared/pages/tools/three-ways/three-ways-data.ts';

/** The salary that comparisons are made with until the visitor names one, in pounds a year. */
export const exampleSalaryPounds = 45_000;

/** Contracted hours a week until the visitor names them: a full-time week of five days of seven and a half hours. */
export const exampleHours = 37.5;

/** The question in a query string, and what to type where something cannot be used. */
export function readSalaryQuestion(search: URLSearchParams): {
  readonly question: SalaryQuestion;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
} {
  const { values, notes, refused } = readQuestion(
    {
      salary: poundsField(exampleSalaryPounds, {
        min: 5000,
        max: 1_000_000,
        what: 'a yearly salary',
      }),
      hours: decimalField(exampleHours, {
        min: 1,
        max: 80,
        what: 'your contracted hours,',
        unit: 'a week',
      }),
      term: choiceField(offeredTerms, defaultProfile.termMonths, 'Choose a term from the list.'),
      miles: choiceField(offeredMiles, defaultProfile.annualMiles, 'Choose a mileage from the list.'),
      standard: standardField,
      rde2: rde2Field,
    },
    search,
  );
  const { salary: salaryPounds, hours: hoursAWeek, rde2, ...lease } = values;
  return { question: { salaryPounds, hoursAWeek, rde2: rde2 === 'true', ...lease }, notes, refused };
}
