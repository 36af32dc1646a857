import { daysLeft } from '#server/catalogue/ratebooks.ts';
import type { VersionRow } from '#server/catalogue/store/list-versions.ts';
import type { Difference } from '#server/catalogue/version-report.ts';
import type { CatalogueDesk } from '#server/catalogue-desk/catalogue-desk.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import type { StaffVersion } from '#shared/pages/staff/catalogue-data.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { formatMoment, pageSize, readStaffRequest } from './staff-frame.ts';

/** The versions of the catalogue, and those that staff can go back to. */
export const loadStaffImports: Loader<typeof staffPages.staffImports> = async (request) => {
  const { frame, form } = readStaffRequest(request);
  const versions = await getDesk(request).listVersions(pageSize);
  const kept = versions.filter(({ state, hasRows }) => state === 'past' && hasRows);
  return { frame, form, versions: versions.map(toVersion), kept: kept.map(({ number }) => number) };
};

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

/** The catalogue of the staff site. Throws a 404 where there is none. */
export function getDesk({ services }: LoaderRequest): CatalogueDesk {
  if (!services.catalogueDesk) throw new NotFoundError('catalogue of the staff site');
  return services.catalogueDesk;
}

const actions = { import: 'Import', undo: 'Undo', withdrawal: 'Withdrawal' };
const states = { current: 'shown now', draft: 'unfinished', past: '' };

function toVersion(row: VersionRow): StaffVersion {
  const { number, state, hasRows, action, importedAt, restored, source, madeBy, reason, report } = row;
  const what = restored === null ? `${actions[action]}: ${source}` : `Back to version ${restored}`;
  return {
    number,
    at: importedAt ? formatMoment(importedAt) : '',
    what: `${what}${row.isDemonstration ? ' (demonstration)' : ''}`,
    by: madeBy,
    reason,
    holds: `${formatCount(row.vehicleCount, 'vehicle')}, ${formatCount(row.rateCount, 'rate')}`,
    changes: report
      ? `Vehicles: ${toWords(report.difference.vehicles)}. Rates: ${toWords(report.difference.rates)}.`
      : 'Not kept',
    state: states[state] || (hasRows ? 'kept' : ''),
  };
}

function toWords({ added, removed, changed }: Difference): string {
  return `${groupThousands(added)} added, ${groupThousands(removed)} removed, ${groupThousands(changed)} changed`;
}

function toLeft(days: number): string {
  if (days < 0) return 'Ended';
  if (days === 0) return 'Last day';
  return formatCount(days, 'day');
}
