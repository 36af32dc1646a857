import { type ReturnDates, returnDates } from '#shared/deals/return-dates.ts';
import { formatDate } from '#shared/format/format-date.ts';
import type { ReturnStep } from '#shared/pages/tools/fair-wear/fair-wear-data.ts';
import { leastTreadWords } from './fair-wear-words.ts';

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
