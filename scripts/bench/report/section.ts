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
