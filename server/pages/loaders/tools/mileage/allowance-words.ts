import type { Price } from '#shared/deals/price.ts';
import { maxRealMiles } from '#shared/deals/profile.ts';
import { cheapestBands, cheapestFor, costOfDriving } from '#shared/deals/real-miles.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatWholePounds, groupThousands } from '#shared/format/format-pounds.ts';

/** The cheapest of a deal's allowances at a real mileage, with the break-even and what it costs in all. */
export interface AllowanceAnswer {
  readonly price: Price;
  readonly words: string;
  readonly cost: string;
}

/** The answer for one deal, from its price at each allowance; undefined without any price. */
export function answerAllowance(
  prices: readonly Price[],
  { miles, saved }: { readonly miles: number; readonly saved?: Price | undefined },
): AllowanceAnswer | undefined {
  const price = cheapestFor(prices, miles);
  if (!price) return undefined;
  return {
    price,
    words: `${toName(price)}${excessWords(price, miles)}${untilWords(prices, { price, miles })}.`,
    cost: `${costWords(price, miles)}${savingWords(price, { miles, saved })}.`,
  };
}

function toName({ profile }: Price): string {
  return `The ${groupThousands(profile.annualMiles)}-mile deal`;
}

function excessWords(price: Price, miles: number): string {
  if (miles <= price.profile.annualMiles) return '';
  const excess = costOfDriving(price, miles) - price.totalPence;
  return excess === 0 ? ', with no excess charge' : ` and ${formatWholePounds(excess)} of excess`;
}

/** The first mile of the year at which another allowance costs no more: the break-even. */
function untilWords(
  prices: readonly Price[],
  { price, miles }: { readonly price: Price; readonly miles: number },
): string {
  if (prices.length === 1) return ', the only one on offer';
  const bands = cheapestBands(prices, maxRealMiles);
  const band = bands.find((each) => each.price === price && miles <= each.toMiles);
  if (!band || band.toMiles >= maxRealMiles) return ', however much further you drive';
  return `, until you drive ${formatMiles(band.toMiles + 1)} a year`;
}

function costWords(price: Price, miles: number): string {
  const cost = formatWholePounds(costOfDriving(price, miles));
  return `${cost} ${price.vat} in all over ${formatMonths(price.profile.termMonths)}`;
}

function savingWords(
  price: Price,
  { miles, saved }: { readonly miles: number; readonly saved?: Price | undefined },
): string {
  if (!saved || saved.profile.annualMiles === price.profile.annualMiles) return '';
  const less = costOfDriving(saved, miles) - costOfDriving(price, miles);
  const amount = formatWholePounds(less);
  return `, ${amount} less than the ${groupThousands(saved.profile.annualMiles)}-mile deal`;
}
