import type { ImportOutcome } from '#server/catalogue/import/catalogue-update.ts';
import type { Difference } from '#server/catalogue/import/compare-catalogues.ts';
import type { RowCounts } from '#server/catalogue/import/rejects-file.ts';
import type { ImportReview, NamedMove } from '#server/catalogue/import/review-update.ts';

/** How an import ended: carried out, only tried, or stopped because its findings were not confirmed. */
export type ImportEnding = 'imported' | 'dry-run' | 'unconfirmed';

/** The most findings that are shown, because one for each ratebook of a large feed would hide the others. */
const findingsShown = 20;

/** What an import did, or would do, as lines for people. */
export function formatOutcome(outcome: ImportOutcome, ending: ImportEnding): readonly string[] {
  const { difference, vehicleRows, rateRows, readings, review, isDemonstrationReplaced } = outcome;
  return [
    ...formatRows('Vehicle rows', vehicleRows),
    ...formatRows('Rate rows', rateRows),
    ...readings,
    ...(isDemonstrationReplaced
      ? [
          'The site shows the demonstration: this import replaces it whole, as real vehicles never stand beside it.',
        ]
      : []),
    `Vehicles: ${formatDifference(difference.vehicles)}.`,
    `Rates: ${formatDifference(difference.rates)}.`,
    ...formatMoves(review.largestMoves),
    ...formatFindings(review, ending),
    ...formatEnding(outcome, ending),
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

function formatEnding({ version, review }: ImportOutcome, ending: ImportEnding): readonly string[] {
  if (ending === 'imported') return [`Imported as version ${version}.`];
  if (ending === 'unconfirmed') {
    return [
      'Stopped: nothing has changed. Check the files; if all of this is right, run the command again with --confirm.',
    ];
  }
  return [
    `Dry run: nothing has changed. The import would become version ${version}.`,
    ...(review.findings.length > 0 ? ['Without --dry-run it would stop and ask for --confirm.'] : []),
  ];
}

function pounds(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** 2900000 as 2,900,000. */
export function count(value: number): string {
  return value.toLocaleString('en-GB');
}
