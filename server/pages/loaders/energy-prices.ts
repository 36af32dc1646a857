import {
  optionalField,
  penceField,
  type ReadForm,
  readQuestion,
} from '#server/pages/loaders/tools/read-question.ts';
import type { AskedPrice, EnergyKind, EnergyPrices } from '#shared/deals/running-cost.ts';

const litre = { min: 50, max: 400 };
const kwh = { min: 1, max: 200 };

const limits: Readonly<Record<EnergyKind, { readonly min: number; readonly max: number }>> = {
  petrol: litre,
  diesel: litre,
  home: kwh,
  public: kwh,
};

const labels: Readonly<Record<EnergyKind, string>> = {
  petrol: 'Petrol, pence a litre',
  diesel: 'Diesel, pence a litre',
  home: 'Home electricity, pence a kWh',
  public: 'Public charging, pence a kWh',
};

/** What to type instead of something that cannot be used. */
const advice: Readonly<Record<EnergyKind, string>> = {
  petrol: 'Enter a petrol price of 50 to 400 pence a litre, like 145.9.',
  diesel: 'Enter a diesel price of 50 to 400 pence a litre, like 145.9.',
  home: 'Enter a home electricity price of 1 to 200 pence a kWh, like 27.5.',
  public: 'Enter a public charging price of 1 to 200 pence a kWh, like 55.',
};

/** The fields for prices of these kinds. */
export function toAskedPrices(kinds: readonly EnergyKind[]): readonly AskedPrice[] {
  return kinds.map((kind) => ({ kind, label: labels[kind] }));
}

/** Prices in the query string of the kinds that a vehicle uses; what cannot be used is refused. */
export function readEnergyPrices(
  search: URLSearchParams,
  kinds: readonly EnergyKind[],
): ReadForm<EnergyPrices> {
  const asked = kinds.map((kind) => {
    const field = penceField(limits[kind].min, { ...limits[kind], advice: advice[kind] });
    return [kind, optionalField(field)] as const;
  });
  const { values, ...refusals } = readQuestion(Object.fromEntries(asked), search);
  const typed = Object.entries(values).filter(([, price]) => price !== '');
  return { values: Object.fromEntries(typed) as EnergyPrices, ...refusals };
}
