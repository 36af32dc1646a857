import {
  optionalField,
  penceField,
  type ReadForm,
  readQuestion,
} from '#server/pages/loaders/tools/read-question.ts';
import type { AskedPrice, EnergyKind, EnergyPrices } from '#shared/deals/running-cost.ts';

const litre = { unit: 'litre', min: 50, max: 400, like: '145.9' };
const kwh = { unit: 'kWh', min: 1, max: 200 };

const prices = {
  petrol: { label: 'Petrol', what: 'a petrol price', ...litre },
  diesel: { label: 'Diesel', what: 'a diesel price', ...litre },
  home: { label: 'Home electricity', what: 'a home electricity price', ...kwh, like: '27.5' },
  public: { label: 'Public charging', what: 'a public charging price', ...kwh, like: '55' },
} as const satisfies Readonly<Record<EnergyKind, object>>;

/** The fields for prices of these kinds. */
export function toAskedPrices(kinds: readonly EnergyKind[]): readonly AskedPrice[] {
  return kinds.map((kind) => ({ kind, label: `${prices[kind].label}, pence a ${prices[kind].unit}` }));
}

/** Prices in the query string of the kinds that a vehicle uses; what cannot be used is refused. */
export function readEnergyPrices(
  search: URLSearchParams,
  kinds: readonly EnergyKind[],
): ReadForm<EnergyPrices> {
  const asked = kinds.map((kind) => {
    const { what, unit, min, max, like } = prices[kind];
    const advice = `Enter ${what} of ${min} to ${max} pence a ${unit}, like ${like}.`;
    const field = penceField(min, { min, max, advice });
    return [kind, optionalField(field)] as const;
  });
  const { values, ...refusals } = readQuestion(Object.fromEntries(asked), search);
  const typed = Object.entries(values).filter(([, price]) => price !== '');
  return { values: Object.fromEntries(typed) as EnergyPrices, ...refusals };
}
