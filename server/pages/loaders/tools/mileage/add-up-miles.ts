import { drawBars } from '#server/pages/charts/year-bars.ts';
import { maxRealMiles } from '#shared/deals/profile.ts';
import {
  type Journeys,
  type KindOfJourney,
  schoolDaysPerWeek,
  weeksPerYear,
  yearlyMilesOf,
} from '#shared/deals/yearly-miles.ts';
import { formatCount, formatMiles } from '#shared/format/format-count.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import type { MileageData, MilesRow } from '#shared/pages/tools/mileage/mileage-data.ts';

interface KindWords {
  readonly name: string;
  /** Under its bar. */
  readonly short: string;
  /** "5,520 of them …" */
  readonly purpose: string;
  readonly working: (journeys: Journeys) => string;
}

const kinds: Readonly<Record<KindOfJourney, KindWords>> = {
  commute: {
    name: 'Commute',
    short: 'Commute',
    purpose: 'to and from work',
    working: ({ commuteMiles, commuteDays, commuteWeeks }) =>
      `${formatMiles(commuteMiles)} each way, ${formatCount(commuteDays, 'day')} a week, ${formatCount(commuteWeeks, 'week')}`,
  },
  school: {
    name: 'School run',
    short: 'School',
    purpose: 'on the school run',
    working: ({ schoolMiles, schoolWeeks }) =>
      `${formatMiles(schoolMiles)} a day, ${schoolDaysPerWeek} days a week, ${formatCount(schoolWeeks, 'week')}`,
  },
  errands: {
    name: 'Shopping and errands',
    short: 'Errands',
    purpose: 'on shopping and errands',
    working: ({ errandMiles }) => `${formatMiles(errandMiles)} a week, ${weeksPerYear} weeks`,
  },
  weekends: {
    name: 'Weekends',
    short: 'Weekends',
    purpose: 'at weekends',
    working: ({ weekendMiles }) => `${formatMiles(weekendMiles)} each, ${weeksPerYear} of them`,
  },
  trips: {
    name: 'Holidays and long journeys',
    short: 'Holidays',
    purpose: 'on holidays and long journeys',
    working: ({ trips, tripMiles }) => `${formatCount(trips, 'journey')} of ${formatMiles(tripMiles)}`,
  },
};

type AddedUp = Pick<MileageData, 'miles' | 'sentence' | 'rows' | 'chart' | 'notes'>;

/** The miles of a year as a sentence, a picture and rows. More miles than can be reckoned with count as the most. */
export function addUpMiles(journeys: Journeys): AddedUp {
  const byKind = Object.entries(yearlyMilesOf(journeys)) as [KindOfJourney, number][];
  const total = byKind.reduce((sum, [, miles]) => sum + miles, 0);
  const miles = Math.min(total, maxRealMiles);
  const rows = byKind.map(
    ([kind, of]): MilesRow => ({
      name: kinds[kind].name,
      working: kinds[kind].working(journeys),
      miles: of,
      share: total === 0 ? 0 : Math.round((of / total) * 100),
    }),
  );
  const bars = byKind.map(([kind, value]) => ({ name: kinds[kind].short, value }));
  return {
    miles,
    sentence: toSentence(byKind, total),
    rows,
    chart: drawBars(bars, { format: groupThousands }),
    notes:
      total > miles
        ? [`We can price up to ${formatMiles(maxRealMiles)} a year, so the deals here are for that.`]
        : [],
  };
}

/** "You drive about 8,920 miles a year, 5,520 of them to and from work." */
function toSentence(byKind: readonly (readonly [KindOfJourney, number])[], total: number): string {
  const [largest] = byKind.toSorted(([, a], [, b]) => b - a);
  if (!largest || total === 0) return 'Enter your journeys and we’ll add up your miles.';
  const [kind, miles] = largest;
  const part = miles === total ? 'all' : groupThousands(miles);
  return `You drive about ${formatMiles(total)} a year, ${part} of them ${kinds[kind].purpose}.`;
}
