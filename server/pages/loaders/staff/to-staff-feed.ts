import type { FeedOutcome, FeedRow, FeedState } from '#server/catalogue/unattended/feed-tables.ts';
import type { Difference, NamedMove, RowCounts } from '#server/catalogue/version-report.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import type {
  StaffEndedFeed,
  StaffFeed,
  StaffMove,
  StaffRejects,
} from '#shared/pages/staff/catalogue-data.ts';
import { formatMoment } from './staff-frame.ts';

const busyWords: Partial<Record<FeedState, string>> = {
  uploaded: 'Being checked. Reload this page in a minute.',
  accepted: 'Accepted, and being imported. Reload this page in a minute.',
};

/** A file that waits, as staff see it. */
export function toWaitingFeed(row: FeedRow, rejects: readonly StaffRejects[]): StaffFeed {
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
export function toEndedFeed(row: FeedRow, rejects: readonly StaffRejects[]): StaffEndedFeed {
  const { hash, name, origin, state, endedAt, takenAt, decidedBy, decisionReason, version, report } = row;
  const endings: Partial<Record<FeedState, string>> = {
    imported: `Imported as version ${version}`,
    rejected: 'Refused',
    declined: 'Declined',
    expired: 'Expired: nobody decided',
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
export function toMove({ vehicle, vehicleRef, contract, profile, fromPence, toPence }: NamedMove): StaffMove {
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
export function toDifference({ added, removed, changed }: Difference): string {
  return `${groupThousands(added)} added, ${groupThousands(removed)} removed, ${groupThousands(changed)} changed`;
}
