import { daysLeft } from '#server/catalogue/ratebooks.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { getDesk } from './catalogue-desk-of.ts';
import { readStaffRequest } from './staff-frame.ts';

/** The ratebooks of the catalogue that is shown. */
export const loadStaffRatebooks: Loader<typeof staffPages.staffRatebooks> = async (request) => {
  const { frame, form } = readStaffRequest(request);
  const desk = getDesk(request);
  const today = desk.today();
  const ratebooks = desk.listRatebooks().map((book) => ({
    key: `${book.funder} ${book.ratebookId}`,
    name: book.ratebookId,
    funder: book.funder,
    days: `${formatShortDate(book.validFrom)} to ${formatShortDate(book.validTo)}`,
    left: toLeft(daysLeft(book, today)),
    holds: `${formatCount(book.vehicles, 'vehicle')}, ${formatCount(book.rates, 'rate')}`,
    after:
      book.vehiclesWithoutNext === 0
        ? 'All have prices elsewhere'
        : `${formatCount(book.vehiclesWithoutNext, 'vehicle')} without a price`,
  }));
  return { frame, form, ratebooks };
};

function toLeft(days: number): string {
  if (days < 0) return 'Ended';
  if (days === 0) return 'Last day';
  return formatCount(days, 'day');
}
