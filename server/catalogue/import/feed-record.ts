/** What is wrong with one cell of a feed. */
export interface FeedFault {
  readonly line: number;
  /** Column name, or its position where it has none; empty when the whole row is at fault. */
  readonly column: string;
  readonly reason: string;
  readonly value: string;
}

/** One row of a feed, by column name, or why it cannot be read. */
export type FeedRecord<Column extends string> =
  | { readonly line: number; readonly cells: Readonly<Record<Column, string>> }
  | { readonly fault: FeedFault };
