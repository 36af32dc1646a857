import { strToU8, zipSync } from 'fflate';

/** A cell: text, a number, a day (a number with a date's style), a formula with its last value, or nothing. */
export type TestCell =
  | string
  | number
  | undefined
  | { readonly day: number }
  | { readonly formula: string; readonly value?: string | number };

export interface TestSheet {
  readonly name: string;
  readonly rows: readonly (readonly TestCell[])[];
  readonly state?: 'hidden' | 'veryHidden';
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The bytes of a workbook with these sheets. `parts` replace or add parts by name. */
export function workbook(
  sheets: readonly TestSheet[],
  parts: Readonly<Record<string, string>> = {},
): Uint8Array {
  const strings: string[] = [];
  const sheetParts = sheets.map(({ rows }, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    sheetXml(rows, strings),
  ]);
  const all: Record<string, string> = {
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheetParts),
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}">${strings.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}

/** Rows of text from the text of a CSV file without quotation marks. */
export function csvRows(csv: string): readonly (readonly string[])[] {
  return csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
}

function relations(list: readonly (readonly [role: string, target: string])[]): string {
  const each = list.map(
    ([role, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${role}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}">${each.join('')}</Relationships>`;
}

function sheetXml(rows: readonly (readonly TestCell[])[], strings: string[]): string {
  const written = rows.map((cells, index) => {
    const line = index + 1;
    return `<row r="${line}">${cells.map((cell, at) => cellXml(cell, `${letters(at)}${line}`, strings)).join('')}</row>`;
  });
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: TestCell, reference: string, strings: string[]): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${reference}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
  if ('day' in cell) return `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;
  const { formula, value } = cell;
  const type = typeof value === 'string' ? ' t="str"' : '';
  const known = value === undefined ? '' : `<v>${value}</v>`;
  return `<c r="${reference}"${type}><f>${escapeXml(formula)}</f>${known}</c>`;
}

function letters(position: number): string {
  const rest = Math.floor(position / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (position % 26));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
