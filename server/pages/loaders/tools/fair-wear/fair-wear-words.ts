import type { MarkKind, WearVerdict } from '#shared/deals/wear-check.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { Finding } from '#shared/pages/tools/fair-wear/fair-wear-data.ts';
import { leastTread, wearLimits } from '#shared/tax/figures/wear-limits.ts';

/** What a verdict is called within a sentence. */
export const verdictWords: Readonly<Record<WearVerdict, string>> = {
  fair: 'usually fair wear',
  ask: 'one to ask your funder about',
  damage: 'likely to be charged',
};

const markWords: Readonly<Record<MarkKind, readonly [many: string, provided: string]>> = {
  scratch: ['Scratches', ', if no bare metal or primer shows'],
  dent: ['Dents', ', if the paint isn’t broken'],
  chip: ['Windscreen chips', ', if they’re not in the driver’s view'],
  scuff: ['Wheel scuffs', ', round the rim only'],
};

const markLines = (Object.keys(markWords) as MarkKind[]).map((kind) => {
  const [many, provided] = markWords[kind];
  const { value, sureness } = wearLimits[kind];
  const { fairMm, damageAboveMm } = value;
  const between = damageAboveMm > fairMm ? ` From there to ${damageAboveMm} mm, ask your funder.` : '';
  const doubt = sureness === 'one-report' ? ' We have this from one report only.' : '';
  return `${many} up to ${fairMm} mm are usually fair wear${provided}.${between}${doubt}`;
});

/** "1.6 mm" */
export const leastTreadWords = `${leastTread.value.tenthsMm / 10} mm`;

/** What each kind of mark, and a tread, may measure. */
export const limitLines: readonly string[] = [
  ...markLines,
  `Tyres need ${leastTreadWords} of tread or more, the legal minimum, with no cuts or bulges.`,
];

/** All findings in a sentence, the worst first. */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0)
    return 'Walk round the vehicle and enter the longest mark on each part and the lowest tread of each tyre, in millimetres.';
  const counts = (['damage', 'ask', 'fair'] as const)
    .map((verdict) => [verdict, findings.filter((each) => each.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${count === 1 ? 'is' : 'are'} ${pluralVerdict(verdict, count)}`);
  const last = counts.pop();
  const list = counts.length > 0 ? `${counts.join(', ')} and ${last}` : last;
  return `Of your ${formatCount(findings.length, 'measurement')}, ${list}.`;
}

function pluralVerdict(verdict: WearVerdict, count: number): string {
  return verdict === 'ask' && count > 1 ? 'ones to ask your funder about' : verdictWords[verdict];
}
