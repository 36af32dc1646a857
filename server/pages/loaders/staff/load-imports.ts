import type { VersionRow } from '#server/catalogue/store/list-versions.ts';
import type { FeedOutcome, FeedRow, FeedState } from '#server/catalogue/unattended/feed-tables.ts';
import type { Difference, NamedMove, RowCounts } from '#server/catalogue/version-report.ts';
import type { KeptRejects } from '#server/catalogue-desk/feed-desk.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import type {
  StaffEndedFeed,
  StaffFeed,
  StaffMove,
  StaffRejects,
  StaffVersion,
} from '#shared/pages/staff/catalogue-data.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { staffRejectsPath } from '#shared/routes/staff-paths.ts';
import { getDesk } from './catalogue-desk-of.ts';
import { formatMoment, pageSize, readStaffRequest } from './staff-frame.ts';

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

const busyWords: Partial<Record<FeedState, string>> = {
  uploaded: 'Being checked. Reload this page in a minute.',
  accepted: 'Accepted, and being imported. Reload this page in a minute.',
};

/** A file that waits, as staff see it. */
function toWaitingFeed(row: FeedRow, rejects: readonly StaffRejects[]): StaffFeed {
  const { hash, name, origin, takenAt, state, note, outcome, report } = row;
  return {
    ...{ hash, name, note, rejects },
    origin: `From ${origin}, ${formatMoment(takenAt)}`,
    busy: busyWords[state],
    facts: outcome ? toFacts(outcome) : [],
    warnings: outcome?.findings ?? report.split('\n').filter(Boolean),
    moves: (outcome?.largestMoves ?? []).map(toMove),
  };
}

function toFacts({ vehicleRows, rateRows, stockRows, difference, isDemonstrationReplaced }: FeedOutcome) {
  const rows = [
    { label: 'Vehicle rows', value: toRows(vehicleRows) },
    { label: 'Rate rows', value: toRows(rateRows) },
    { label: 'Stock rows', value: stockRows ? toRows(stockRows) : '' },
  ];
  return [
    ...rows.filter(({ value }) => value !== ''),
    { label: 'Vehicles', value: toDifference(difference.vehicles) },
    { label: 'Rates', value: toDifference(difference.rates) },
    ...(isDemonstrationReplaced
      ? [{ label: 'Demonstration', value: 'Removed: this replaces all of it' }]
      : []),
  ];
}

/** `30 good, 1 rejected`; empty when there were none. */
function toRows({ accepted, rejected }: RowCounts): string {
  return accepted + rejected === 0
    ? ''
    : `${groupThousands(accepted)} good, ${groupThousands(rejected)} rejected`;
}

/** A file that has ended, as staff see it. */
function toEndedFeed(row: FeedRow, rejects: readonly StaffRejects[]): StaffEndedFeed {
  const { hash, name, origin, state, endedAt, takenAt, decidedBy, decisionReason, version, report } = row;
  const endings: Partial<Record<FeedState, string>> = {
    imported: `Imported as version ${version}`,
    rejected: 'Refused',
    declined: 'Declined',
    expired: 'Expired: no one decided',
  };
  const source = decidedBy === origin ? '' : `From ${origin}`;
  const decision = [decidedBy, decisionReason].filter(Boolean).join(': ');
  return {
    ...{ hash, name, rejects },
    at: formatMoment(endedAt ?? takenAt),
    ending: endings[state] ?? state,
    who: [source, decision].filter(Boolean).join('. '),
    report: state === 'rejected' ? report : '',
  };
}

/** A change of price, with the terms that it is for. */
function toMove({ vehicle, vehicleRef, contract, profile, fromPence, toPence }: NamedMove): StaffMove {
  const { termMonths, annualMiles, initialMonths, isMaintained } = profile;
  const percent = (100 * (toPence - fromPence)) / fromPence;
  return {
    vehicle: `${vehicle} (${vehicleRef})`,
    terms: `${contract}, ${termMonths} months, ${groupThousands(annualMiles)} miles a year, ${initialMonths} up front${isMaintained ? ', maintained' : ''}`,
    from: formatPounds(fromPence),
    to: formatPounds(toPence),
    change: `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`,
  };
}

/** `3 added, 0 removed, 12 changed`. */
function toDifference({ added, removed, changed }: Difference): string {
  return `${groupThousands(added)} added, ${groupThousands(removed)} removed, ${groupThousands(changed)} changed`;
}
