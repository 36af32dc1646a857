import type { VersionRow } from '#server/catalogue/store/list-versions.ts';
import type { FeedRow } from '#server/catalogue/unattended/feed-tables.ts';
import type { KeptRejects } from '#server/catalogue-desk/feed-desk.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { StaffRejects, StaffVersion } from '#shared/pages/staff/catalogue-data.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { staffRejectsPath } from '#shared/routes/staff-paths.ts';
import { getDesk } from './catalogue-desk-of.ts';
import { formatMoment, pageSize, readStaffRequest } from './staff-frame.ts';
import { toDifference, toEndedFeed, toMove, toWaitingFeed } from './to-staff-feed.ts';

/** The feed files that wait, those that ended, the versions of the catalogue, and those that staff can go back to. */
export const loadStaffImports: Loader<typeof staffPages.staffImports> = async (request) => {
  const { frame, form } = readStaffRequest(request);
  const desk = getDesk(request);
  await desk.feeds.settle();
  const [waiting, ended, layouts, versions] = await Promise.all([
    desk.feeds.listWaiting(),
    desk.feeds.listEnded(),
    desk.feeds.listLayouts(),
    desk.listVersions(pageSize),
  ]);
  const made = await desk.feeds.listOfVersions(versions.map(({ number }) => number));
  const kept = await desk.feeds.listRejects([...waiting, ...ended, ...made].map(({ hash }) => hash));
  const rejectsOf = (row: FeedRow) => toRejects(row, kept);
  const past = versions.filter(({ state, hasRows }) => state === 'past' && hasRows);
  return {
    ...{ frame, form },
    waiting: waiting.map((row) => toWaitingFeed(row, rejectsOf(row))),
    ended: ended.map((row) => toEndedFeed(row, rejectsOf(row))),
    layouts: layouts.map(({ name }) => name),
    versions: versions.map((row) => {
      const files = made.filter(({ version }) => version === row.number);
      return toVersion(row, files.flatMap(rejectsOf));
    }),
    shown: versions.find(({ state }) => state === 'current')?.number,
    kept: past.map(({ number }) => number),
  };
};

function toRejects({ hash, files }: FeedRow, kept: readonly KeptRejects[]): readonly StaffRejects[] {
  const own = kept.filter((each) => each.hash === hash);
  return own.map((each) => {
    const of = own.length > 1 ? ` of ${files?.[each.file]?.name ?? 'a file'}` : '';
    return { href: staffRejectsPath(each), label: `Rejected rows${of} (CSV)` };
  });
}

const actions = { import: 'Import', undo: 'Undo', withdrawal: 'Withdrawal' };
const states = { current: 'shown now', draft: 'unfinished', past: '' };

function toVersion(row: VersionRow, rejects: readonly StaffRejects[]): StaffVersion {
  const { number, state, hasRows, action, importedAt, restored, source, madeBy, reason, report } = row;
  const what = restored === null ? `${actions[action]}: ${source}` : `Back to version ${restored}`;
  return {
    ...{ number, reason, rejects },
    at: importedAt ? formatMoment(importedAt) : '',
    what: `${what}${row.isDemonstration ? ' (demonstration)' : ''}`,
    by: madeBy,
    holds: `${formatCount(row.vehicleCount, 'vehicle')}, ${formatCount(row.rateCount, 'rate')}`,
    changes: report
      ? `Vehicles: ${toDifference(report.difference.vehicles)}. Rates: ${toDifference(report.difference.rates)}.`
      : 'Not kept',
    state: states[state] || (hasRows ? 'kept' : ''),
    moves: (report?.largestMoves ?? []).map(toMove),
  };
}
