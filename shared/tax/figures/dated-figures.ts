/** How sure a figure is: read at its source, in several reports that agree, in a single report, or assumed by us. */
export type Sureness = 'source' | 'several-reports' | 'one-report' | 'assumption';

/** Figures of the law or of a market, with the days for which they hold. */
export interface DatedFigures<Value> {
  /** What the figures are: "Company car tax percentages". */
  readonly title: string;
  readonly value: Value;
  /** First and last day, inclusive, as ISO dates; no last day where it is not known when others take their place. */
  readonly from: string;
  readonly until?: string;
  /** Who publishes them. */
  readonly source: string;
  readonly sureness: Sureness;
  /** ISO date on which they were last compared with the source. */
  readonly checkedOn: string;
}

/** Whether figures hold on a day, which is an ISO date. Figures without a last day are taken to hold on. */
export function holdsOn(
  { from, until }: Pick<DatedFigures<unknown>, 'from' | 'until'>,
  day: string,
): boolean {
  return from <= day && (until === undefined || day <= until);
}
