import type { YearBars } from '#shared/ui/charts/chart-data.ts';

/** The ways to have a car that are compared, in the order in which answers list them. */
export const wayNames = ['Lease it yourself', 'Company car', 'Salary sacrifice'] as const;

/** One line of the comparison, in words, with a figure for each way. */
export interface WaysRow {
  readonly label: string;
  readonly figures: readonly string[];
  readonly isTotal: boolean;
}

/** One car in three ways, as the average month of the term. */
export interface ThreeWaysAnswer {
  /** The result in a sentence or two. */
  readonly sentence: string;
  /** What it takes for granted, and what it leaves out. */
  readonly notes: readonly string[];
  /** The figures; where an emission standard that is not known decides, those of the older one first. */
  readonly figures: readonly WaysFigures[];
}

/** The three ways as the car is taxed by one emission standard. */
export interface WaysFigures {
  /** "If it was tested to Euro 6e-bis or later"; absent where there is one only. */
  readonly name?: string;
  readonly rows: readonly WaysRow[];
  /** What the driver pays; no bar where a way is not possible. */
  readonly chart: YearBars;
}
