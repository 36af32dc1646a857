/** Figures of one kind, ready to be shown. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** How it was measured, in a sentence or two. */
  readonly note?: string;
}

/** A figure and the limit that it should keep. */
export interface Goal {
  readonly what: string;
  /** NaN where it was not measured. */
  readonly measured: number;
  readonly limit: number;
  readonly bound: 'at most' | 'at least';
  /** Unit after the figures: `ms`, `kB`, `×`. */
  readonly unit: string;
}

/** The results of one part of the bench. */
export interface Section {
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
}

/** A line of a list of goals. */
type GoalLine = readonly [what: string, measured: number, limit: number, unit: string];

/** Figures that should be as low as their limits, or lower. */
export function atMost(...lines: readonly GoalLine[]): readonly Goal[] {
  return lines.map(([what, measured, limit, unit]) => ({ what, measured, limit, unit, bound: 'at most' }));
}

/** Figures that should be as high as their limits, or higher. */
export function atLeast(...lines: readonly GoalLine[]): readonly Goal[] {
  return lines.map(([what, measured, limit, unit]) => ({ what, measured, limit, unit, bound: 'at least' }));
}
