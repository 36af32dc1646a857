import { rateColumns } from '#server/catalogue/import/rate-record.ts';
import { readCsvRows } from '#server/catalogue/import/read-csv-rows.ts';
import { toColumnName } from '#server/catalogue/import/read-header.ts';
import { isWorkbook } from '#server/catalogue/import/read-records.ts';
import { stockColumns } from '#server/catalogue/import/stock-record.ts';
import { laterVehicleColumns, vehicleColumns } from '#server/catalogue/import/vehicle-columns.ts';
import { readSheet } from '#server/catalogue/import/xlsx/open-sheet.ts';
import { readVcaHeader } from '#server/catalogue/vca/read-cells.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type FeedKind, feedKinds } from './feed-tables.ts';

const columnsOf: Readonly<Record<FeedKind, readonly string[]>> = {
  vehicles: vehicleColumns.filter((column) => !laterVehicleColumns.includes(column)),
  rates: rateColumns,
  stock: stockColumns,
};

/** Rows of a sheet that may stand above its header. */
const maxTitleRows = 30;

/** Fewer of our columns than this tell nothing: a funder's own file may have one of the same name. */
const fewestColumns = 3;

/**
 * What a file with our own columns holds, known by its header whatever the file is called; undefined for other files.
 * Throws `Refusal` for the VCA's car file, which a feed cannot be, in the words of the command that imports it.
 */
export async function findKind(path: string, name: string): Promise<FeedKind | undefined> {
  for (const cells of await readFirstRows(path)) {
    if (readVcaHeader(cells))
      throw new Refusal(
        `${name} is the VCA’s car file, which has no prices. Whoever runs the site imports it: npm run catalogue -- import-vca.`,
      );
    const kind = findKindOf(cells.map(toColumnName));
    if (kind) return kind;
  }
  return undefined;
}

/** The kind whose columns are all there, otherwise the one that has the most: what it lacks is said when it is read. */
function findKindOf(names: readonly string[]): FeedKind | undefined {
  const found = feedKinds.map((kind) => {
    const known = columnsOf[kind].filter((column) => names.includes(column)).length;
    return { kind, known, isWhole: known === columnsOf[kind].length };
  });
  const [best] = found.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.known - a.known);
  return best && best.known >= fewestColumns ? best.kind : undefined;
}

/** The row of a CSV file, or the rows of a sheet, that may be the header; none where the file cannot be read. */
async function readFirstRows(path: string): Promise<readonly (readonly string[])[]> {
  try {
    const slices = (await isWorkbook(path))
      ? readSheet(path, { note: () => undefined })
      : readCsvRows(path, { findSeparator: ([first = '']) => separatorOf(first) }, () => undefined);
    for await (const rows of slices)
      if (rows.length > 0) return rows.slice(0, maxTitleRows + 1).map(({ cells }) => cells);
  } catch (error) {
    // Said again, in its own words, when the file is read.
    if (!(error instanceof Refusal)) throw error;
  }
  return [];
}

/** The character that gives the most cells. */
function separatorOf(line: string): string {
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}
