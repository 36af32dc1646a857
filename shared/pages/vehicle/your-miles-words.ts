import type { Price } from '#shared/deals/price.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import type { MilesDeal, YourMilesData } from './vehicle-data.ts';

/** The answer first: which allowance costs least at the mileage that is really driven, and what it costs in all. */
export function cheapestWords({ realMiles, cheapest, deals }: YourMilesData): string {
  const cost = `${formatPounds(cheapest.costPence)}\u00a0in\u00a0all`;
  const driving = `If you really drive ${formatMiles(realMiles)} a year`;
  if (deals.length === 1) return `${driving}, you’ll pay ${cost}.`;
  const excess = realMiles > cheapest.annualMiles ? ' plus excess' : '';
  return `${driving}, the ${dealName(cheapest)}${excess} is cheapest: ${cost}.`;
}

/** How the deal shown compares with the cheapest, and from which mileage on another one is the cheapest. */
export function compareWords({ cheapest, shown, deals }: YourMilesData): string {
  const end = cheapest.band?.toMiles;
  const next = deals.find(({ band }) => end !== undefined && band?.fromMiles === end + 1);
  const turn = next
    ? ` From ${formatMiles(next.band?.fromMiles ?? 0)} a year, it’s the ${dealName(next)}.`
    : '';
  if (deals.length === 1) return '';
  if (cheapest.annualMiles === shown.annualMiles) return `That’s the deal shown here.${turn}`;
  const saved = shown.costPence - cheapest.costPence;
  return `That’s ${formatPounds(saved)} less than the ${dealName(shown)} shown here.${turn}`;
}

/** What the allowance covers and what each further mile costs. */
export function allowanceWords({ profile, excessTenths, vat }: Price): string {
  const allowance = formatMiles(Math.round((profile.annualMiles * profile.termMonths) / 12));
  return `This deal covers ${allowance} over ${formatMonths(profile.termMonths)}. Each mile after that costs ${formatPencePerMile(excessTenths)} ${vat}, charged when the vehicle goes back.`;
}

/** The mileages for which a deal is the cheapest: "6,901 to 8,400", "up to 6,900", "26,100 or more". */
export function bandWords({ band }: MilesDeal): string {
  if (!band) return 'Never';
  if (band.fromMiles === 0)
    return band.toMiles === undefined ? 'Any mileage' : `Up to ${groupThousands(band.toMiles)}`;
  if (band.toMiles === undefined) return `${groupThousands(band.fromMiles)} or more`;
  return `${groupThousands(band.fromMiles)} to ${groupThousands(band.toMiles)}`;
}

/** "10,000-mile deal" */
export function dealName({ annualMiles }: Pick<MilesDeal, 'annualMiles'>): string {
  return `${groupThousands(annualMiles)}-mile deal`;
}
