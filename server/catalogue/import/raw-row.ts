/** A row of a file that is not blank, before its cells have names. */
export interface RawRow {
  /** The number of the row in the file: of a CSV file the line on which the row ends. */
  readonly line: number;
  readonly cells: readonly string[];
}
