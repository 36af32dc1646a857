/** Figures of one kind, ready to be shown. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** How it was measured, in a sentence or two. */
  readonly note?: string;
}

/** A figure beside what `quality` asks of it. */
export interface Goal {
  readonly what: string;
  readonly measured: number;
  readonly limit: number;
  readonly bound: 'at most' | 'at least';
  /** Follows the figures: `ms`, `kB`, `×`. */
  readonly unit: string;
}

/** What one part of the bench found. */
export interface Section {
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
}
