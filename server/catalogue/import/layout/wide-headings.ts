/** What a heading of a wide sheet may say about the prices below it. */
export const profileColumns = [
  'term_months',
  'annual_miles',
  'initial_months',
  'maintained',
  'contract',
] as const;

export type ProfileColumn = (typeof profileColumns)[number];

const shapes: Readonly<Record<ProfileColumn, string>> = {
  term_months: '\\d{1,2}',
  annual_miles: '\\d[\\d,.]*(?:\\s?k)?',
  initial_months: '\\d{1,2}(?:\\s?\\+\\s?\\d{1,2})?',
  maintained: '[^\\d]{1,40}?',
  contract: '[^\\d]{1,40}?',
};

/** A pattern of headings: the columns that it takes from them. */
export interface HeadingPattern {
  readonly columns: readonly ProfileColumn[];
  /** What a heading says; undefined for a heading of another kind. */
  readonly read: (heading: string) => Readonly<Partial<Record<ProfileColumn, string>>> | undefined;
}

/**
 * Reads a pattern such as `{term_months}m {annual_miles}`: case and the number of spaces make no difference, everything
 * else must be there. Returns the fault of a pattern that names an unknown column, or one twice.
 */
export function headingPattern(pattern: string): HeadingPattern | { readonly fault: string } {
  const columns: ProfileColumn[] = [];
  let fault: string | undefined;
  const source = plainHeading(pattern)
    .split(/(\{[^{}]*\})/)
    .map((part) => {
      if (!part.startsWith('{')) return part.replace(/[^\w ]/g, '\\$&').replaceAll(' ', '\\s*');
      const column = profileColumns.find((each) => `{${each}}` === part);
      if (!column)
        fault = `names ${part}; headings may hold ${profileColumns.map((each) => `{${each}}`).join(', ')}`;
      else if (columns.includes(column)) fault = `names ${part} twice`;
      if (!column || fault) return '';
      columns.push(column);
      return `(?<${column}>${shapes[column]})`;
    })
    .join('');
  if (fault) return { fault };
  const shape = new RegExp(`^\\s*${source}\\s*$`, 'i');
  const read = (heading: string) => {
    const groups = shape.exec(plainHeading(heading).slice(0, 200))?.groups;
    return groups && { ...groups };
  };
  return { columns, read };
}

/** A heading on one line with single spaces. */
export function plainHeading(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
