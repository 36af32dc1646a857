import { formatCount } from '#shared/format/format-count.ts';

/** A way in which cells of a column were read, and how many of them so far. */
export interface Reading {
  rows: number;
}

/** Returns the count for a reading; a new one starts at 0. */
export type OpenReading = (written: string, readAs: string, kind?: string) => Reading;

/** Counts the cells of a file whose value differs from their text. */
export interface ReadingTally {
  column(name: string): OpenReading;
  /** One line for each reading: "rates.csv, contract: PCH read as personal (1,242 rows)." */
  lines(): readonly string[];
}

/** A tally without readings yet. */
export function createReadingTally(file: string): ReadingTally {
  const readings = new Map<string, Reading & { readonly words: string }>();
  const column =
    (name: string): OpenReading =>
    (written, readAs, kind) => {
      const key = JSON.stringify([name, kind ?? written.toLowerCase()]);
      const words = kind ? `${kind}, such as ${written} as ${readAs}` : `${written} read as ${readAs}`;
      const reading = readings.get(key) ?? { rows: 0, words: `${file}, ${name}: ${words}` };
      readings.set(key, reading);
      return reading;
    };
  return {
    column,
    lines: () => [...readings.values()].map(({ words, rows }) => `${words} (${formatCount(rows, 'row')}).`),
  };
}
