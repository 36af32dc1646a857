import { posix } from 'node:path';
import { Refusal } from '#server/platform/refusal.ts';
import { attribute, readWholeXml, type XmlSource } from './read-xml.ts';
import type { WorkbookArchive } from './workbook-archive.ts';

/** A sheet of a workbook, as its tabs show them. */
export interface Sheet {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** What cells refer to. */
export interface CellContext {
  readonly sharedStrings: readonly string[];
  /** By number of the cell's style: whether it shows the number as a date. */
  readonly isDateStyle: readonly boolean[];
  /** Day 0 of the workbook's dates, in milliseconds. */
  readonly dayZero: number;
}

/** The sheets, and the day from which the workbook counts its dates. */
export interface Workbook {
  readonly sheets: readonly Sheet[];
  readonly dayZero: number;
  /** The part with this role, such as `sharedStrings`; undefined if the workbook has none. */
  partFor(role: string): string | undefined;
}

const since1900 = Date.UTC(1899, 11, 30);
const since1904 = Date.UTC(1904, 0, 1);

/** Reads what the workbook says about itself. Throws `Refusal` when it has no sheet. */
export async function readWorkbook(archive: WorkbookArchive, signal?: AbortSignal): Promise<Workbook> {
  const root = await readRelations(archive, { of: '', signal });
  const main = root.find(({ role }) => role === 'officeDocument')?.part;
  if (!main) throw new Refusal(`${archive.file} is a zip archive, but no workbook. Save it as .xlsx.`);
  const relations = await readRelations(archive, { of: main, signal });
  const sheets: Sheet[] = [];
  let dayZero = since1900;
  await readWholeXml(
    { archive, part: main, signal },
    {
      open: (name, attributes) => {
        if (name === 'workbookPr' && isTrue(attributes.date1904)) dayZero = since1904;
        if (name !== 'sheet') return;
        const part = relations.find(({ id }) => id === attribute(attributes, 'id'));
        if (part?.role !== 'worksheet') return;
        const isHidden = (attributes.state ?? 'visible') !== 'visible';
        sheets.push({ name: attributes.name ?? '', part: part.part, isHidden });
      },
    },
  );
  if (sheets.length === 0) throw new Refusal(`${archive.file} has no sheet. Save it as .xlsx.`);
  return { sheets, dayZero, partFor: (role) => relations.find((each) => each.role === role)?.part };
}

interface Relation {
  readonly id: string;
  readonly role: string;
  readonly part: string;
}

/** The parts that a part (or, as '', the whole archive) names. Parts outside the archive are left out. */
async function readRelations(
  archive: WorkbookArchive,
  { of, signal }: { readonly of: string; readonly signal?: AbortSignal | undefined },
): Promise<readonly Relation[]> {
  const folder = posix.dirname(of);
  const part = posix.join(folder, '_rels', `${posix.basename(of)}.rels`);
  const relations: Relation[] = [];
  if (!archive.has(part)) return relations;
  await readWholeXml(
    { archive, part, signal },
    {
      open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
        if (name !== 'Relationship' || TargetMode === 'External') return;
        const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
        relations.push({ id: Id, role: posix.basename(Type), part: target });
      },
    },
  );
  return relations;
}

/** The most letters of all shared texts: more than a price list has, less than a node's memory. */
const maxSharedLetters = 32_000_000;

/** The texts that cells share, without phonetic marks. */
export async function readSharedStrings(source: XmlSource): Promise<readonly string[]> {
  const strings: string[] = [];
  let letters = 0;
  let text = '';
  let inText = false;
  let inPhonetic = false;
  await readWholeXml(source, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') inPhonetic = true;
      if (name === 't') inText = !inPhonetic;
    },
    text: (part) => {
      if (!inText) return;
      letters += part.length;
      if (letters > maxSharedLetters) throw new Refusal(`${source.archive.file} has too much text.`);
      text += part;
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') inPhonetic = false;
      if (name !== 'si') return;
      letters += 8;
      strings.push(text);
    },
  });
  return strings;
}

/** Whether each style of cells shows a number as a date. */
export async function readDateStyles(source: XmlSource): Promise<readonly boolean[]> {
  const dateFormats = new Set<string>();
  const styles: boolean[] = [];
  let inCells = false;
  await readWholeXml(source, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && isDateFormat(formatCode)) dateFormats.add(numFmtId);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(isBuiltInDate(Number(numFmtId)) || dateFormats.has(numFmtId));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** The numbers of date formats that need no description (ECMA-376 part 1, 18.8.30). */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || (id >= 50 && id <= 58);
}

/** Whether a format shows a day or a year, outside quoted text, colours and conditions in brackets. */
function isDateFormat(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
