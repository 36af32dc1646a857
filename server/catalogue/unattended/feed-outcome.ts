import type { ImportOutcome } from '#server/catalogue/import/catalogue-update.ts';
import type { FeedOutcome } from './feed-tables.ts';

/** The most findings that are kept: a feed with thousands of ratebooks may have one for each. */
const mostFindings = 100;

/** What is kept of the outcome of an import, or of a dry run. */
export function toFeedOutcome(outcome: ImportOutcome): FeedOutcome {
  const { vehicleRows, rateRows, stockRows, difference, review, isDemonstrationReplaced } = outcome;
  return {
    vehicleRows,
    rateRows,
    ...(stockRows && { stockRows }),
    difference,
    largestMoves: review.largestMoves,
    findings: review.findings.slice(0, mostFindings).map(({ message }) => message),
    isDemonstrationReplaced,
  };
}
