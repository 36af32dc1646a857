import { formatDate } from '#shared/format/format-date.ts';
import type { CompanyVehicle } from '#shared/tax/company-car-tax.ts';
import type { CompanyBody } from '#shared/tax/company-vehicle.ts';
import { doubleCabs } from '#shared/tax/figures/double-cabs.ts';
import { plugInEasement, plugInTransition } from '#shared/tax/figures/plug-in-easement.ts';
import type { Decision } from '#shared/ui/answers/company-car-tax-data.ts';

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
