import { bodyTypes } from '#shared/deals/body-type.ts';
import { fuelLabels } from '#shared/deals/fuel.ts';
import type { LikenessFacts } from '#shared/deals/likeness.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';

/** What the reason is told from: the facts of likeness, the electric range, and the true monthly cost where known. */
export type ReasonFacts = LikenessFacts &
  Pick<Vehicle, 'electricRangeMiles'> & { readonly trueMonthlyPence?: number | undefined };

/**
 * How one vehicle is like another or not, in one line: "Same size, £23 a month less", "Electric, 40 miles more range".
 * Says nothing of what is the same but for the size, and nothing of what is not known.
 */
export function reasonWords(from: ReasonFacts, to: ReasonFacts): string {
  const words = [
    bodyWords(from, to),
    sizeWords(from, to),
    fuelWords(from, to),
    rangeWords(from, to),
    priceWords(from, to),
  ].filter((part) => part !== undefined);
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function bodyWords({ bodyType: from }: ReasonFacts, { bodyType: to }: ReasonFacts): string | undefined {
  if (!from || !to || from === to) return undefined;
  return `${bodyName(to)} instead of ${bodyName(from)}`;
}

/** In lower case, except for abbreviations: "hatchback", "SUV & Crossover". */
function bodyName(bodyType: NonNullable<ReasonFacts['bodyType']>): string {
  const { label } = bodyTypes[bodyType];
  return /^[A-Z][^A-Z]/.test(label) ? label.toLowerCase() : label;
}

/** Shares of the larger measure up to which two vehicles count as equal. */
const sameLength = 0.03;
const samePayload = 0.05;
const sameBoot = 0.08;

function sizeWords(from: ReasonFacts, to: ReasonFacts): string | undefined {
  if (from.seats && to.seats && from.seats !== to.seats) return `${to.seats} seats instead of ${from.seats}`;
  if (from.payloadKg && to.payloadKg) {
    const more = to.payloadKg - from.payloadKg;
    if (isSame(from.payloadKg, to.payloadKg, samePayload)) return 'same payload';
    return `${Math.abs(more)} kg ${more > 0 ? 'more' : 'less'} payload`;
  }
  if (from.lengthMm && to.lengthMm) {
    const more = Math.round((to.lengthMm - from.lengthMm) / 10);
    if (isSame(from.lengthMm, to.lengthMm, sameLength)) return 'same size';
    return `${Math.abs(more)} cm ${more > 0 ? 'longer' : 'shorter'}`;
  }
  if (!from.bootLitres || !to.bootLitres) return undefined;
  const more = Math.round(to.bootLitres - from.bootLitres);
  if (isSame(from.bootLitres, to.bootLitres, sameBoot)) return 'same boot';
  return more > 0 ? `${more} litres more boot` : `${-more} litres less boot`;
}

function isSame(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= share * Math.max(one, other);
}

function fuelWords({ fuel: from }: ReasonFacts, { fuel: to }: ReasonFacts): string | undefined {
  return from === to ? undefined : fuelLabels[to].toLowerCase();
}

/** Differences below this many miles are left out. */
const fewMiles = 5;

/** Compared for the same fuel only: what a plug-in hybrid does on electricity is no measure of an electric car. */
function rangeWords(from: ReasonFacts, to: ReasonFacts): string | undefined {
  const { electricRangeMiles: miles } = to;
  if (!miles) return undefined;
  if (!from.electricRangeMiles || from.fuel !== to.fuel) return `${formatMiles(miles)} of electric range`;
  const more = miles - from.electricRangeMiles;
  if (Math.abs(more) < fewMiles) return undefined;
  return `${formatMiles(Math.abs(more))} ${more > 0 ? 'more' : 'less'} range`;
}

function priceWords(from: ReasonFacts, to: ReasonFacts): string | undefined {
  if (from.trueMonthlyPence === undefined || to.trueMonthlyPence === undefined) return undefined;
  const more = to.trueMonthlyPence - from.trueMonthlyPence;
  if (Math.abs(more) < 100) return 'the same price';
  return `${formatWholePounds(Math.abs(more))} a month ${more > 0 ? 'more' : 'less'}`;
}
