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
import { formatDate, formatMonthOfYear } from '#shared/format/format-date.ts';
import type { CompanyCarTaxQuestion } from '#shared/pages/tools/company-car-tax/company-car-tax-form.tsx';
import type { CompanyVehicle } from '#shared/tax/company-car-tax.ts';
import { type CompanyBody, companyBodies, emissionStandards } from '#shared/tax/company-vehicle.ts';
import { doubleCabs } from '#shared/tax/figures/double-cabs.ts';
import { plugInEasement, plugInTransition } from '#shared/tax/figures/plug-in-easement.ts';
import { type Decision, incomeTaxRates } from '#shared/ui/answers/company-car-tax-data.ts';

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

const { carsFrom, oldRuleUntil } = doubleCabs.value;
const { fromGrams, countsAsGrams } = plugInEasement.value;

/** What settles how a vehicle is taxed, where its facts do not. */
const ofBody: Readonly<Partial<Record<CompanyBody, Decision>>> = {
  'crew-van': {
    words:
      'Its build decides. It’s a van only if it’s mainly suited to carrying goods; if it suits people just as well, it’s a car. In 2020 the Court of Appeal found that a Vauxhall Vivaro and two Volkswagen Kombis with a second row of seats were cars. Ask your employer how it will report this one.',
    guide: { path: '/van-leasing/guides/vat-and-tax-on-vans', label: 'Which vans count as cars' },
  },
  'double-cab': {
    words: `HMRC expects most double-cab pick-ups to be cars since ${formatDate(carsFrom)}, whatever they carry. One with a payload of a tonne or more that your employer bought, leased or ordered before then can stay a van until its lease ends, and no later than ${formatDate(oldRuleUntil)}. Otherwise it’s a van only if it’s mainly suited to carrying goods.`,
    guide: { path: '/van-leasing/guides/pick-ups', label: 'Double-cab pick-ups and tax' },
  },
};

const ofStandard: Decision = {
  words: `The emission standard on its certificate decides. A plug-in hybrid of ${fromGrams} g/km or more that was tested to Euro 6e-bis or later counts as ${countsAsGrams} g/km, so its electric range sets the tax. It must be first registered from ${formatDate(plugInEasement.from)} to ${formatDate(plugInEasement.until)}. Ask the supplier for the standard in writing.`,
  guide: {
    path: '/electric-car-leasing/guides/plug-in-hybrids',
    label: 'Plug-in hybrids and company car tax',
  },
};

/** What settles between the ways in which a vehicle may be taxed; nothing where there is one. */
export function taxDecisions(body: CompanyBody, vehicles: readonly CompanyVehicle[]): readonly Decision[] {
  const decision = ofBody[body];
  return [
    ...(decision ? [decision] : []),
    ...(vehicles.filter(({ kind }) => kind === 'car').length > 1 ? [ofStandard] : []),
  ];
}

/** Said where a rule that is not sure in every year is used. */
export const transitionNote = `The rule for newer tests ends on ${formatDate(plugInEasement.until)}. The government says that some cars keep it until ${formatDate(plugInTransition.until)}. We’ve found only one report that all cars registered before then do, so treat our figures after April 2028 with care.`;

/** What a vehicle is taxed as, beside others that it may be: "it’s taxed as a van". */
export function wayCondition(vehicle: CompanyVehicle, all: readonly CompanyVehicle[]): string {
  const isOneKind = all.every(({ kind }) => kind === vehicle.kind);
  const isOneCar = all.filter(({ kind }) => kind === 'car').length < 2;
  if (vehicle.kind === 'van' || isOneCar) return `it’s taxed as a ${vehicle.kind}`;
  const tested = `tested to ${vehicle.isEased ? 'Euro 6e-bis or later' : 'Euro 6e or earlier'}`;
  return isOneKind ? `it was ${tested}` : `it’s taxed as a car and was ${tested}`;
}
