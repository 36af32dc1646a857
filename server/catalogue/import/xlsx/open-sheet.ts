import type { RawRow } from '#server/catalogue/import/raw-row.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSheetRows } from './read-sheet-rows.ts';
import { type ArchiveLimits, openWorkbookArchive, type WorkbookArchive } from './workbook-archive.ts';
import {
  readDateStyles,
  readSharedStrings,
  readWorkbook,
  type Sheet,
  type Workbook,
} from './workbook-parts.ts';

export interface SheetOptions {
  /** Name of the sheet; needed when the workbook shows more than one. */
  readonly sheet?: string | undefined;
  readonly note: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
  readonly limits?: ArchiveLimits | undefined;
}

/** The rows of one sheet of a workbook (.xlsx) that are not blank. Throws `Refusal` when it cannot be read. */
export async function* readSheet(path: string, options: SheetOptions): AsyncGenerator<readonly RawRow[]> {
  const { note, signal, limits } = options;
  const archive = await openWorkbookArchive(path, limits);
  try {
    const workbook = await readWorkbook(archive, signal);
    const sheet = chooseSheet(archive.file, workbook.sheets, options.sheet);
    if (workbook.sheets.length > 1) {
      note(
        `${archive.file}: sheet "${sheet.name}"${sheet.isHidden ? ', which is hidden,' : ''} of ${workbook.sheets.length}.`,
      );
    }
    const context = await readContext(archive, workbook, signal);
    yield* readSheetRows({ archive, part: sheet.part, signal }, context);
  } finally {
    archive.close();
  }
}

async function readContext(archive: WorkbookArchive, workbook: Workbook, signal: AbortSignal | undefined) {
  const [strings, styles] = [workbook.partFor('sharedStrings'), workbook.partFor('styles')];
  return {
    sharedStrings: strings ? await readSharedStrings({ archive, part: strings, signal }) : [],
    isDateStyle: styles ? await readDateStyles({ archive, part: styles, signal }) : [],
    dayZero: workbook.dayZero,
  };
}

/** The named sheet, else the only one that is shown. A hidden sheet has to be named. */
function chooseSheet(file: string, sheets: readonly Sheet[], name: string | undefined): Sheet {
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const names = (list: readonly Sheet[]) => list.map((sheet) => `"${sheet.name}"`).join(', ');
  if (name !== undefined) {
    const named = sheets.find((sheet) => sheet.name.trim().toLowerCase() === name.trim().toLowerCase());
    if (!named) throw new Refusal(`${file} has no sheet "${name}". It has ${names(sheets)}.`);
    return named;
  }
  const [only, ...more] = shown;
  if (only && more.length === 0) return only;
  if (!only) throw new Refusal(`${file}: all sheets are hidden. Name one with --sheet: ${names(sheets)}.`);
  throw new Refusal(`${file} has more than one sheet. Name one with --sheet: ${names(shown)}.`);
}
