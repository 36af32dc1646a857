import type { ImportOutcome } from '#server/catalogue/import/catalogue-update.ts';
import type { ImportReview } from '#server/catalogue/import/review-update.ts';
import type {
  CatalogueDifference,
  Difference,
  NamedMove,
  RowCounts,
  VersionReport,
} from '#server/catalogue/version-report.ts';

/** How an import ended: carried out, only tried, or stopped because its findings were not confirmed. */
export type ImportEnding = 'imported' | 'dry-run' | 'unconfirmed';

/** The most findings that are shown, because one for each ratebook of a large feed would hide the others. */
const findingsShown = 20;

/** What a change did, or would do, as lines for people. */
export function formatOutcome(outcome: ImportOutcome, ending: ImportEnding): readonly string[] {
  const { readings, review, isDemonstrationReplaced } = outcome;
  return [
    ...formatAllRows(outcome),
    ...readings,
    ...(isDemonstrationReplaced
      ? [
          'The site shows the demonstration: this import replaces it whole, as real vehicles never stand beside it.',
        ]
      : []),
    ...formatChanges(outcome.difference, review.largestMoves),
    ...formatFindings(review, ending),
    ...formatEnding(outcome, ending),
  ];
}

/** What a version changed, as it was kept with it. */
export function formatReport(report: VersionReport): readonly string[] {
  const { difference, largestMoves, confirmed } = report;
  return [
    ...formatAllRows(report),
    ...formatChanges(difference, largestMoves),
    ...(confirmed.length > 0
      ? ['Confirmed all the same:', ...confirmed.map((message) => `  - ${message}`)]
      : []),
  ];
}

type FileRows = Pick<ImportOutcome, 'vehicleRows' | 'rateRows' | 'stockRows'>;

function formatAllRows({ vehicleRows, rateRows, stockRows }: FileRows): readonly string[] {
  return [
    ...formatRows('Vehicle rows', vehicleRows),
    ...formatRows('Rate rows', rateRows),
    ...(stockRows ? formatRows('Stock rows', stockRows) : []),
  ];
}

function formatChanges(difference: CatalogueDifference, moves: readonly NamedMove[]): readonly string[] {
  return [
    `Vehicles: ${formatDifference(difference.vehicles)}.`,
    `Rates: ${formatDifference(difference.rates)}.`,
    ...formatMoves(moves),
  ];
}

function formatRows(label: string, { accepted, rejected }: RowCounts): readonly string[] {
  if (accepted + rejected === 0) return [];
  const bad =
    rejected > 0 ? `${count(rejected)} rejected, see the .rejects.csv beside the file` : 'none rejected';
  return [`${label}: ${count(accepted)} good, ${bad}.`];
}

function formatDifference({ added, removed, changed }: Difference): string {
  return `${count(added)} added, ${count(removed)} removed, ${count(changed)} changed`;
}

function formatMoves(moves: readonly NamedMove[]): readonly string[] {
  if (moves.length === 0) return [];
  return ['Largest price changes, a month ex VAT:', ...moves.map((move) => `  ${formatMove(move)}`)];
}

function formatMove({ vehicle, vehicleRef, contract, profile, fromPence, toPence }: NamedMove): string {
  const { termMonths, annualMiles, initialMonths, isMaintained } = profile;
  const terms = [
    contract,
    `${termMonths} months`,
    `${count(annualMiles)} miles a year`,
    `${initialMonths} up front`,
    isMaintained ? 'maintained' : 'not maintained',
  ];
  const percent = (100 * (toPence - fromPence)) / fromPence;
  const change = `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
  return `${vehicle} (${vehicleRef}), ${terms.join(', ')}: ${pounds(fromPence)} → ${pounds(toPence)} (${change})`;
}

function formatFindings({ findings }: ImportReview, ending: ImportEnding): readonly string[] {
  if (findings.length === 0) return [];
  const more = findings.length - findingsShown;
  return [
    ending === 'imported' ? 'You confirmed this:' : 'Is this right?',
    ...findings.slice(0, findingsShown).map(({ message }) => `  - ${message}`),
    ...(more > 0 ? [`  - and ${count(more)} more like these.`] : []),
  ];
}

function formatEnding(outcome: ImportOutcome, ending: ImportEnding): readonly string[] {
  const { version, review } = outcome;
  if (ending === 'imported') return [formatDone(outcome)];
  if (ending === 'unconfirmed') {
    return [
      'Stopped: nothing has changed. Check it; if all of this is right, run the command again with --confirm.',
    ];
  }
  return [
    `Dry run: nothing has changed. This would become version ${version}.`,
    ...(review.findings.length > 0 ? ['Without --dry-run it would stop and ask for --confirm.'] : []),
  ];
}

function formatDone({ action, version, restored }: ImportOutcome): string {
  if (action === 'undo') return `Version ${restored} is back, as version ${version}.`;
  return `${action === 'withdrawal' ? 'Withdrawn: this is' : 'Imported as'} version ${version}.`;
}

function pounds(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** 2900000 as 2,900,000. */
export function count(value: number): string {
  return value.toLocaleString('en-GB');
}
