import { z } from 'zod';
import type { AskedPrice, EnergyKind, EnergyPrices } from '#shared/deals/running-cost.ts';

const litre = { min: 50, max: 400 };
const kwh = { min: 1, max: 200 };

const fields: Readonly<Record<EnergyKind, Omit<AskedPrice, 'kind'>>> = {
  petrol: { ...litre, label: 'Petrol, pence a litre' },
  diesel: { ...litre, label: 'Diesel, pence a litre' },
  home: { ...kwh, label: 'Home electricity, pence a kWh' },
  public: { ...kwh, label: 'Public charging, pence a kWh' },
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
  return kinds.map((kind) => ({ kind, ...fields[kind] }));
}

/** Prices in the query string of the kinds that a vehicle uses, and a note for each that cannot be used. */
export function readEnergyPrices(
  search: URLSearchParams,
  kinds: readonly EnergyKind[],
): { readonly prices: EnergyPrices; readonly notes: readonly string[] } {
  const prices: { [Kind in EnergyKind]?: number } = {};
  const notes: string[] = [];
  for (const kind of kinds) {
    const text = search.get(kind)?.trim() ?? '';
    if (text === '') continue;
    const price = readPrice(text, fields[kind]);
    if (price === undefined) notes.push(advice[kind]);
    else prices[kind] = price;
  }
  return { prices, notes };
}

/** Pence with two decimals at most, with or without a "p". */
function readPrice(text: string, { min, max }: Pick<AskedPrice, 'min' | 'max'>): number | undefined {
  const schema = z
    .string()
    .max(8)
    .regex(/^\d{1,3}(\.\d{1,2})?p?$/)
    .transform((digits) => Number(digits.replace('p', '')))
    .pipe(z.number().min(min).max(max));
  return schema.safeParse(text).data;
}
