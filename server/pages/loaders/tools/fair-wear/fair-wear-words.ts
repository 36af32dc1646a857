import { type ReturnDates, returnDates } from '#shared/deals/return-dates.ts';
import type { WearVerdict } from '#shared/deals/wear-check.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import type { Finding, ReturnStep } from '#shared/pages/tools/fair-wear/fair-wear-form.tsx';
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
const leastTreadWords = `${leastTread.value.tenthsMm / 10} mm`;

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

interface Return {
  readonly today: string;
  readonly handBackOn: string;
  readonly dates: ReturnDates;
  /** The wheels whose tyres have less tread than the law asks for. */
  readonly wornTyres: readonly string[];
}

/** What to do before the vehicle is handed back and by when, in the order of the days. */
export function returnSteps({ today, handBackOn, dates, wornTyres }: Return): readonly ReturnStep[] {
  const { appraiseFrom, appraiseTo, repairBy, bookBy } = dates;
  const when = (by: string, words: string) => (by < today ? 'Start now' : words);
  return [
    {
      when: `${when(appraiseTo, `${formatDate(appraiseFrom)} to ${formatDate(appraiseTo)}`)}: check`,
      items: [
        'Wash the vehicle, let it dry and look in daylight.',
        'Walk round it part by part and measure the longest marks.',
        'Photograph each mark with a ruler beside it.',
        'Look at seats, carpets, boot and dashboard for burns, tears and stains.',
        `Check every tyre: at least ${leastTreadWords} of tread, no cuts or bulges.`,
        'Note the miles and compare them with your allowance.',
      ],
    },
    {
      when: `${when(repairBy, `By ${formatDate(repairBy)}`)}: repair`,
      items: [
        'Have damage repaired where that’s cheaper, with a written guarantee.',
        ...(wornTyres.length > 0
          ? [`Replace the tyres with less than ${leastTreadWords} of tread: ${wornTyres.join('; ')}.`]
          : []),
        'Have any service or MOT that’s due, and keep the proof.',
        'Keep every invoice.',
      ],
    },
    {
      when: `${when(bookBy, `By ${formatDate(bookBy)}`)}: book`,
      items: [
        'Book the collection with your funder.',
        'Find every key, the handbook and the service record.',
        'Find the charging cables, the wheel-nut key and the parcel shelf.',
      ],
    },
    {
      when: `${formatDate(handBackOn)}: hand back`,
      items: [
        'Take out your things; delete phones, addresses and accounts.',
        'Photograph all four sides, the inside and the miles.',
        'Read the collection report before you sign, and keep a copy.',
        'End insurance only once the vehicle has gone.',
      ],
    },
  ];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Says that the time for the check has passed; undefined as long as it has not. */
export function startNowWords(handBackOn: string, today: string): string | undefined {
  if (today <= returnDates(handBackOn).appraiseTo) return undefined;
  const days = (Date.parse(handBackOn) - Date.parse(today)) / dayMs;
  const usual = 'The check is usually done 10 to 12 weeks before you hand it back';
  if (days < 0)
    return `Start now. ${usual}, and that day has passed. If it hasn’t been collected, agree a new day with your funder.`;
  return `Start now. ${usual}, and you hand it back ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}.`;
}
