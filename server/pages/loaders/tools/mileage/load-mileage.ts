import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { type ReadForm, readQuestion, wholeField } from '#server/pages/loaders/tools/read-question.ts';
import { type Journeys, weeksPerYear } from '#shared/deals/yearly-miles.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { dealsPath, withQuery } from '#shared/routes/link-to.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { addUpMiles } from './add-up-miles.ts';
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
