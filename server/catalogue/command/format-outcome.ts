import type { ImportOutcome } from '#server/catalogue/import/apply-update.ts';
import type { Difference } from '#server/catalogue/import/compare-catalogues.ts';
import type { FeedOutcome } from '#server/catalogue/import/import-feed.ts';
import type { RowCounts } from '#server/catalogue/import/rejects-file.ts';

/** What an import did, or would do, as lines for people. */
export function formatOutcome(outcome: ImportOutcome | FeedOutcome, isDryRun: boolean): readonly string[] {
  const { difference, version } = outcome;
  return [
    ...('vehicleRows' in outcome ? formatRows('Vehicle rows', outcome.vehicleRows) : []),
    ...('rateRows' in outcome ? formatRows('Rate rows', outcome.rateRows) : []),
    `Vehicles: ${formatDifference(difference.vehicles)}.`,
    `Rates: ${formatDifference(difference.rates)}.`,
    isDryRun
      ? `Dry run: nothing has changed. The import would become version ${version}.`
      : `Imported as version ${version}.`,
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

/** 2900000 as 2,900,000. */
export function count(value: number): string {
  return value.toLocaleString('en-GB');
}
