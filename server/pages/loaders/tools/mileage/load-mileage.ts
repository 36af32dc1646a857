import { drawBars } from '#server/pages/charts/year-bars.ts';
import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { type ReadForm, readQuestion, wholeField } from '#server/pages/loaders/tools/read-question.ts';
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
import type { MileageData, MilesRow } from '#shared/pages/tools/mileage/mileage-form.tsx';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { dealsPath, withQuery } from '#shared/routes/link-to.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { findAllowedDeals } from './allowed-deals.ts';

/** Questions about the mileage of a lease and their answers. */
const mileageFaqs: readonly FaqItem[] = [
  {
    question: 'What happens if I drive more than my allowance?',
    answer:
      'You pay the excess charge for each mile over the allowance of the whole lease, when the vehicle goes back. Every price here shows that charge.',
  },
  {
    question: 'Do I get money back if I drive less?',
    answer:
      'Usually not. That’s why a smaller allowance with a few miles of excess can cost less than the next one up.',
  },
  {
    question: 'Does each year count on its own?',
    answer:
      'No. The miles are counted over the whole lease, so a long year and a short one even out. We multiply your year by the term.',
  },
  {
    question: 'What if I’m not sure?',
    answer:
      'Look at the mileage at which another allowance becomes cheapest. The further you are from it, the less a wrong guess matters. The mileage on two MOT certificates tells you what you really drove.',
  },
];

const lists = [
  { label: 'Car deals', dealType: 'personal' },
  { label: 'Business car deals', dealType: 'business' },
  { label: 'Van deals', dealType: 'van' },
] as const;

/** A year's miles, and the cheapest allowance of the deals that the address names. */
export const loadMileage: Loader<typeof toolsPages.mileage> = ({ path, search, services }) => {
  const snapshot = services.catalogue.snapshot();
  const { values: question, notes, refused } = readMileageQuestion(search);
  const year = addUpMiles(question);
  const { deals, items, notes: dealNotes } = findAllowedDeals(snapshot, search, year.miles);
  const driven = `${formatMiles(year.miles)} a year`;
  return {
    path,
    imageHost: services.site.imageHost,
    question,
    ...year,
    notes: [...notes, ...year.notes, ...dealNotes],
    refused,
    ...(items !== undefined && { items }),
    dealsHeading: items === undefined ? `For example: deals at ${driven}` : `Your deals at ${driven}`,
    deals,
    lists:
      year.miles === 0
        ? []
        : lists.map(({ label, dealType }) => ({
            label: `${label} at ${driven}`,
            href: withQuery(dealsPath(dealType), { miles: String(year.miles) }),
          })),
    guides: linkGuides(services.content, toolGuides.mileage),
    faqs: mileageFaqs,
  };
};

/** The journeys in a query string, and what to type where something cannot be used. The usual figures are an example. */
function readMileageQuestion(search: URLSearchParams): ReadForm<Journeys> {
  return readQuestion(
    {
      commuteMiles: upTo(150, 12, 'the miles to work, one way,'),
      commuteDays: upTo(7, 5, 'the days a week you drive to work,'),
      commuteWeeks: upTo(weeksPerYear, 46, 'the weeks a year you work,'),
      schoolMiles: upTo(200, 0, 'the miles of a day’s school runs,'),
      schoolWeeks: upTo(weeksPerYear, 39, 'the school weeks a year,'),
      errandMiles: upTo(1000, 20, 'the miles a week for shopping and errands,'),
      weekendMiles: upTo(1000, 30, 'the miles each weekend,'),
      trips: upTo(200, 4, 'how many long journeys you make a year,'),
      tripMiles: upTo(3000, 200, 'the miles of a long journey, there and back,'),
    },
    search,
  );
}

function upTo(max: number, usual: number, what: string) {
  return wholeField(usual, { min: 0, max, what });
}

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
function addUpMiles(journeys: Journeys): AddedUp {
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
