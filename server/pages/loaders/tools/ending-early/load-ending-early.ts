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
  const { price, shares, notes, vehicle, typed } = findLease(snapshot, search);
  const { termMonths } = price.profile;
  const { values, notes: monthNotes } = readQuestion(
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
    month: values.month,
    answer: answerEndingEarly({ price, month: values.month, shares, tableStep: 1 }),
    shortDeals: findShortDeals(snapshot, vehicle?.dealType ?? 'personal'),
    imageHost: services.site.imageHost,
    notes: [...notes, ...monthNotes],
    figures: [toFigureNote(earlyEndShares)],
    faqs: endingEarlyFaqs,
  };
};
