import type { Loader } from '#server/pages/loaders/loader.ts';
import { toFigureNote } from '#server/pages/loaders/tools/figure-notes.ts';
import { readQuestion, wholeField } from '#server/pages/loaders/tools/read-question.ts';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { earlyEndShares } from '#shared/tax/figures/early-end-shares.ts';
import { answerEndingEarly } from './answer-ending-early.ts';
import { endingEarlyFaqs } from './ending-early-faqs.ts';
import { findLease } from './find-lease.ts';
import { findShortDeals } from './short-deals.ts';

/** What ending a lease early would cost: of a vehicle of the catalogue, or one whose payments are typed. */
export const loadEndingEarly: Loader<typeof toolsPages.endingEarly> = ({ path, search, services }) => {
  const snapshot = services.catalogue.snapshot();
  const { price, shares, notes, refused, vehicle, typed } = findLease(snapshot, search);
  const { termMonths } = price.profile;
  const month = readQuestion(
    {
      month: wholeField(Math.ceil(termMonths / 2), {
        min: 1,
        max: termMonths,
        advice: `Enter a month from 1 to ${termMonths}.`,
      }),
    },
    search,
  );
  return {
    path,
    ...(vehicle && { vehicle }),
    ...(typed && { typed }),
    price,
    month: month.values.month,
    answer: answerEndingEarly({ price, month: month.values.month, shares, tableStep: 1 }),
    shortDeals: findShortDeals(snapshot, vehicle?.dealType ?? 'personal'),
    imageHost: services.site.imageHost,
    notes: [...notes, ...month.notes],
    refused: { ...refused, ...month.refused },
    method,
    figures: [toFigureNote(earlyEndShares)],
    faqs: endingEarlyFaqs,
  };
};

const method: readonly string[] = [
  'Paid so far = initial payment + fee + one payment for each month after the first. Left to pay = the payments of the months that are left. Together they’re the total of the lease.',
  'Cost of ending = payments left × our lowest and our highest share. Some funders have a range of their own, and the price of a vehicle is one funder’s. Charges for excess miles and for damage come on top. Your agreement says how many miles a lease that ends early allows.',
];
