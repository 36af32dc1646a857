import type { RawRow } from '#server/catalogue/import/raw-row.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readXml, type XmlSource } from './read-xml.ts';
import type { CellContext } from './workbook-parts.ts';

/** Excel allows 16,384 columns; a price list with a thousand prices a vehicle needs fewer than this. */
const maxColumns = 4_000;
const maxCellLetters = 5_000;
const dayMs = 86_400_000;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
  /** Which part of the cell the text belongs to that is being read. */
  into: 'value' | 'formula' | undefined;
}

/**
 * The rows of a sheet that are not blank, with the number that Excel shows beside each. Formulas come as the values that
 * were last worked out. Throws `Refusal` for a sheet that is too wide.
 */
export async function* readSheetRows(
  source: XmlSource,
  context: CellContext,
): AsyncGenerator<readonly RawRow[]> {
  const { file } = source.archive;
  let rows: RawRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let cell: OpenCell | undefined;
  const openCell = ({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>) => {
    column = r === undefined ? column + 1 : columnOf(r);
    cell = { column, type: t, style: Number(s), value: '', formula: '', into: undefined };
  };
  const closeCell = (done: OpenCell) => {
    cell = undefined;
    const text = toText(done, context);
    if (text === '') return;
    if (done.column >= maxColumns) {
      throw new Refusal(`${file}: row ${line} has more than ${maxColumns.toLocaleString('en-GB')} columns.`);
    }
    while (cells.length < done.column) cells.push('');
    cells[done.column] = text;
  };
  const handler = {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        cells = [];
        column = -1;
      } else if (name === 'c') openCell(attributes);
      else if (cell && (name === 'v' || name === 't')) cell.into = 'value';
      else if (cell && name === 'f') cell.into = 'formula';
      else if (cell && name === 'rPh') cell.into = undefined;
    },
    text: (text: string) => {
      if (!cell?.into) return;
      if (cell[cell.into].length + text.length > maxCellLetters) {
        throw new Refusal(`${file}: a cell in row ${line} holds more than ${maxCellLetters} letters.`);
      }
      cell[cell.into] += text;
    },
    close: (name: string) => {
      if (name === 'c' && cell) closeCell(cell);
      else if (name === 'row' && cells.length > 0) rows.push({ line, cells });
      else if (cell) cell.into = undefined;
    },
  };
  for await (const _ of readXml(source, handler)) {
    if (rows.length > 0) yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** The position of a column: 0 for the A of "A5". */
function columnOf(reference: string): number {
  let position = 0;
  for (const letter of /^[A-Z]{1,7}/.exec(reference)?.[0] ?? 'A')
    position = position * 26 + letter.charCodeAt(0) - 64;
  return position - 1;
}

/** A cell as a CSV file would have it. A formula that was never worked out comes as itself, which no column takes. */
function toText({ type, style, value, formula }: OpenCell, context: CellContext): string {
  if (value === '' && formula !== '') return `=${formula}`;
  if (type === 's') return context.sharedStrings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' || value === '') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (context.isDateStyle[style]) return toDay(number, context.dayZero);
  // Excel keeps fifteen digits; the further ones that it writes are an echo of binary fractions.
  return String(Number(number.toPrecision(15)));
}

/** The day of a spreadsheet's number; with the time of day if that is not midnight. */
function toDay(days: number, dayZero: number): string {
  const moment = new Date(dayZero + Math.round(days * dayMs));
  if (Number.isNaN(moment.getTime())) return String(days);
  const text = moment.toISOString();
  return Number.isInteger(days) ? text.slice(0, 10) : text.slice(0, 16);
}
