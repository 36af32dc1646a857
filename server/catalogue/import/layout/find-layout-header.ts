import type { RawRow } from '#server/catalogue/import/raw-row.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Layout } from './layout.ts';
import { headingPattern, type ProfileColumn, plainHeading } from './wide-headings.ts';

/** The columns of a wide sheet that hold the prices at one profile. */
export interface PriceGroup {
  /** What the headings say, such as the term. */
  readonly profile: Readonly<Partial<Record<ProfileColumn, string>>>;
  /** Where our columns are, such as `monthly_rental`. */
  readonly positions: Readonly<Record<string, number>>;
}

/** Where a layout's columns are in its file. */
export interface LayoutHeader {
  readonly headings: readonly string[];
  /** By our column: the positions whose cells make its value. */
  readonly columns: ReadonlyMap<string, readonly number[]>;
  /** One for each profile of a wide sheet; empty if the layout is not wide. */
  readonly groups: readonly PriceGroup[];
  /** The column without which a row is left out. */
  readonly neededPosition: number | undefined;
}

/** Rows above the header: a title, a date, a few lines of small print. */
const maxTitleRows = 50;

/**
 * Takes rows until the header is complete, then returns it. Throws `Refusal` when the row that the layout names is not
 * the header, or none of the first rows is.
 */
export function createHeaderFinder(file: string, layout: Layout) {
  let recent: RawRow[] = [];
  let seen = 0;
  let nearest: { readonly line: number; readonly missing: readonly string[] } | undefined;
  const { headerRow, headerRows, name } = layout;
  return (row: RawRow): LayoutHeader | undefined => {
    seen += 1;
    if (headerRow !== undefined && row.line < headerRow) return undefined;
    recent = [...recent, row].slice(-headerRows);
    if (recent.length < headerRows) return undefined;
    const headings = joinHeadings(recent.map(({ cells }) => cells));
    const missing = findMissing(headings, layout);
    if (missing.length === 0) return toHeader(file, headings, layout);
    if (!nearest || missing.length < nearest.missing.length) nearest = { line: row.line, missing };
    if (headerRow === undefined && seen < maxTitleRows) return undefined;
    const where =
      headerRow === undefined ? `None of the first ${seen} rows is the header; the nearest` : 'The header';
    throw new Refusal(
      `${file} is not as ${name} says. ${where}, line ${nearest.line}, lacks ${nearest.missing.map((each) => `"${each}"`).join(', ')}.`,
    );
  };
}

/** One heading for each column. In the upper rows a heading reaches to the next one, as merged cells do. */
function joinHeadings(rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(...rows.map((cells) => cells.length));
  const filled = rows.map((cells, index) => {
    let last = '';
    return Array.from({ length: width }, (_, position) => {
      const heading = plainHeading(cells[position] ?? '');
      if (index === rows.length - 1) return heading;
      last = heading || last;
      return last;
    });
  });
  return Array.from({ length: width }, (_, position) =>
    plainHeading(filled.map((headings) => headings[position]).join(' ')),
  );
}

/** How two headings are compared: without case, and with any number of spaces, hyphens or underscores. */
function comparable(heading: string): string {
  return plainHeading(heading)
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
}

function findPosition(headings: readonly string[], wanted: string): number {
  const exact = headings.findIndex((heading) => comparable(heading) === comparable(wanted));
  if (exact >= 0) return exact;
  // Below a title that reaches over it, a column is known by its own heading too.
  return headings.findIndex((heading) => comparable(heading).endsWith(` ${comparable(wanted)}`));
}

function findMissing(
  headings: readonly string[],
  { columns, skipRowsWithout, wide }: Layout,
): readonly string[] {
  const wanted = [...Object.values(columns).flat(), ...(skipRowsWithout ? [skipRowsWithout] : [])];
  const missing = wanted.filter((heading) => findPosition(headings, heading) < 0);
  const prices = wide.monthly_rental;
  const isWideMissing = prices !== undefined && findGroups(headings, { monthly_rental: prices }).size === 0;
  return [...new Set(missing), ...(isWideMissing ? [prices] : [])];
}

function toHeader(file: string, headings: readonly string[], layout: Layout): LayoutHeader {
  const { columns, skipRowsWithout, wide } = layout;
  const twice = [...Object.values(columns).flat()].find(
    (wanted) => headings.filter((heading) => comparable(heading) === comparable(wanted)).length > 1,
  );
  if (twice !== undefined) throw new Refusal(`${file} has the column "${twice}" twice.`);
  const groups = [...findGroups(headings, wide).values()];
  const repeated = groups.find(({ isTwice }) => isTwice);
  if (repeated) {
    throw new Refusal(`${file} has two columns for ${Object.values(repeated.profile).join(' ')}.`);
  }
  return {
    headings,
    columns: new Map(
      Object.entries(columns).map(([column, wanted]) => [
        column,
        wanted.map((heading) => findPosition(headings, heading)),
      ]),
    ),
    groups: groups.filter(({ positions }) => positions.monthly_rental !== undefined),
    neededPosition: skipRowsWithout === undefined ? undefined : findPosition(headings, skipRowsWithout),
  };
}

interface FoundGroup extends PriceGroup {
  readonly positions: Record<string, number>;
  isTwice: boolean;
}

function findGroups(headings: readonly string[], wide: Layout['wide']): ReadonlyMap<string, FoundGroup> {
  const groups = new Map<string, FoundGroup>();
  for (const [column, pattern] of Object.entries(wide)) {
    const shape = headingPattern(pattern);
    if ('fault' in shape) continue;
    for (const [position, heading] of headings.entries()) {
      const said = heading === '' ? undefined : shape.read(heading);
      if (!said) continue;
      const key = JSON.stringify(Object.entries(said).toSorted()).toLowerCase();
      const group = groups.get(key) ?? { profile: said, positions: {}, isTwice: false };
      groups.set(key, group);
      if (group.positions[column] === undefined) group.positions[column] = position;
      else group.isTwice = true;
    }
  }
  return groups;
}
