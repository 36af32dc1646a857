import { z } from 'zod';
import type { EnergyKind, EnergyPrices } from '#shared/deals/running-cost.ts';

interface AskedPrice {
  readonly min: number;
  readonly max: number;
  /** What to type instead of something that cannot be used. */
  readonly advice: string;
}

const litre = { min: 50, max: 400 };
const kwh = { min: 1, max: 200 };

const askedPrices: Readonly<Record<EnergyKind, AskedPrice>> = {
  petrol: { ...litre, advice: 'Enter a petrol price of 50 to 400 pence a litre, like 145.9.' },
  diesel: { ...litre, advice: 'Enter a diesel price of 50 to 400 pence a litre, like 145.9.' },
  home: { ...kwh, advice: 'Enter a home electricity price of 1 to 200 pence a kWh, like 27.5.' },
  public: { ...kwh, advice: 'Enter a public charging price of 1 to 200 pence a kWh, like 55.' },
};

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
    const price = readPrice(text, askedPrices[kind]);
    if (price === undefined) notes.push(askedPrices[kind].advice);
    else prices[kind] = price;
  }
  return { prices, notes };
}

/** Pence with two decimals at most, with or without a "p". */
function readPrice(text: string, { min, max }: AskedPrice): number | undefined {
  const schema = z
    .string()
    .max(8)
    .regex(/^\d{1,3}(\.\d{1,2})?p?$/)
    .transform((digits) => Number(digits.replace('p', '')))
    .pipe(z.number().min(min).max(max));
  return schema.safeParse(text).data;
}
