import type { WearVerdict } from '#shared/deals/wear-check.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { Finding } from '#shared/pages/tools/fair-wear/fair-wear-data.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { leastTread, type MarkKind, wearLimits } from '#shared/tax/figures/wear-limits.ts';

/** Questions about fair wear and tear and their answers. */
export const fairWearFaqs: readonly FaqItem[] = [
  {
    question: 'What is fair wear and tear?',
    answer:
      'Marks that come from normal use. Damage from a knock, an accident or neglect isn’t. Most funders go by the Fair Wear and Tear standard of the BVRLA, the trade body for leasing.',
  },
  {
    question: 'Where do these millimetres come from?',
    answer:
      'From public summaries of the standard. Some of them differ, and we say so. Your funder’s own copy decides, and it may be newer, so ask for it.',
  },
  {
    question: 'Should I have damage repaired before I hand it back?',
    answer:
      'Ask your funder what it would charge, then compare that with a repairer’s price. If you repair it, use someone who guarantees the work in writing and keep the invoice.',
  },
  {
    question: 'What if I disagree with a charge?',
    answer:
      'Ask for the inspection report and the photographs, and compare them with yours. If you still disagree, complain to the funder. Its answer tells you where to go next.',
  },
  {
    question: 'When should I check the vehicle?',
    answer:
      'Ten to twelve weeks before you hand it back. That leaves time to compare prices and have repairs done.',
  },
];

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
