import { z } from 'zod';

/** Why a cell cannot be read; becomes the reason in the rejects file. */
export class CellError extends Error {}

/**
 * A zod schema for one cell: its trimmed text read by `read`, whose `CellError` becomes the issue. Neighbouring rows
 * mostly repeat each other, so the last good text is not read again.
 */
export function cell<T>(read: (text: string) => T) {
  let last: { readonly text: string; readonly value: T } | undefined;
  return z.string().transform((text, context): T => {
    if (last?.text === text) return last.value;
    try {
      last = { text, value: read(text.trim()) };
      return last.value;
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });
}

/** The same for a cell that may be empty: `-` and `.00` mean empty too. */
export function optionalCell<T>(read: (text: string) => T) {
  return cell((text) => (isEmptyCell(text) ? undefined : read(text)));
}

/** Whether a cell says nothing. Price lists write `-` and `.00` for what is not known. */
export function isEmptyCell(text: string): boolean {
  return text === '' || text === '-' || text === '.00';
}

/** A text of one line, its spaces tidied. */
export function readText(maxLength: number) {
  return (text: string): string => {
    const tidy = text.replace(/\s+/g, ' ');
    if (tidy === '') throw new CellError('is empty');
    if (tidy.length > maxLength) throw new CellError(`is longer than ${maxLength} characters`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f]/.test(tidy)) throw new CellError('holds control characters');
    return tidy;
  };
}

/** One of a closed list, in any case. */
export function readOneOf<const T extends string>(values: readonly T[]) {
  const byText = new Map(values.map((value) => [value.toLowerCase(), value]));
  return (text: string): T => {
    const value = byText.get(text.toLowerCase());
    if (value === undefined) throw new CellError(`is not one of ${values.join(', ')}`);
    return value;
  };
}

const readYesOrNo = readOneOf(['yes', 'no']);

/** `yes` or `no`. */
export function readYesNo(text: string): boolean {
  return readYesOrNo(text) === 'yes';
}

const calendarDate = z.iso.date();

/** A day of the calendar as yyyy-MM-dd. */
export function readDate(text: string): string {
  if (!calendarDate.safeParse(text).success) throw new CellError('is not a date as yyyy-MM-dd');
  return text;
}

/** A month as yyyy-MM. */
export function readMonth(text: string): string {
  if (!/^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text)) throw new CellError('is not a month as yyyy-MM');
  return text;
}
