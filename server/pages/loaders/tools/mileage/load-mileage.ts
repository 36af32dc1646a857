import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { dealsPath, withQuery } from '#shared/routes/link-to.ts';
import { addUpMiles } from './add-up-miles.ts';
import { findAllowedDeals } from './allowed-deals.ts';
import { mileageFaqs } from './mileage-faqs.ts';
import { readMileageQuestion } from './mileage-question.ts';

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
