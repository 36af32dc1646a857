/** How sure a figure is: read at its source, in several reports that agree, in a single report, or assumed by us. */
export type Sureness = 'source' | 'several-reports' | 'one-report' | 'assumption';

/** Figures of the law or of a market, with the first day for which they hold, and perhaps the last. */
export interface OpenEndedFigures<Value> {
  /** What the figures are: "Company car tax percentages". */
  readonly title: string;
  readonly value: Value;
  /** First and last day, inclusive, as ISO dates; no last day where it is not known when others take their place. */
  readonly from: string;
  readonly until?: string;
  /** The day from which newer figures hold that have not been verified here: who uses these says so. */
  readonly supersededFrom?: string;
  /** Who publishes them. */
  readonly source: string;
  readonly sureness: Sureness;
  /** ISO date on which they were last compared with the source. */
  readonly checkedOn: string;
}

/** Figures whose last day is known. */
export interface DatedFigures<Value> extends OpenEndedFigures<Value> {
  readonly until: string;
}

/** Whether figures hold on a day, which is an ISO date. Figures without a last day are taken to hold on. */
export function holdsOn(
  { from, until }: Pick<OpenEndedFigures<unknown>, 'from' | 'until'>,
  day: string,
): boolean {
  return from <= day && (until === undefined || day <= until);
}
