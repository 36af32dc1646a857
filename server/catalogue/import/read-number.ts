import { CellError, type CellReader } from './read-cell.ts';

export interface NumberSpan {
  readonly min: number;
  readonly max: number;
}

/** A plain number with an optional pound sign and thousands commas: whole part, decimals. */
const numberPattern = /^£? ?(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

const plainDigits = /^\d{1,9}$/;

/** A whole number within a span; decimals must be zeros. Text that matches `unit` may follow it. */
export function readWhole(span: NumberSpan, unit?: RegExp) {
  return (text: string): number => {
    // Nearly all cells are plain digits, and there are millions of them, so this shortcut pays.
    if (plainDigits.test(text)) return within(Number(text), span);
    return within(scaled(unit ? text.replace(unit, '') : text, 0), span);
  };
}

/** A number within a span, with its decimals. */
export function readDecimal(span: NumberSpan) {
  return (text: string): number => {
    const { whole, decimals } = split(text);
    return within(Number(`${whole}.${decimals || 0}`), span);
  };
}

/** Pounds with up to two decimals, within a span in pounds; returns pence. */
export function readPence({ min, max }: NumberSpan) {
  return (text: string): number => within(scaled(text, 2), { min: min * 100, max: max * 100 }, 100);
}

/**
 * Pence a mile, within a span; with a pound sign, pounds. Returns tenths of a penny. Further decimals are rounded up
 * and noted, so that a customer is never told less than the funder charges.
 */
export function readPencePerMile({ min, max }: NumberSpan): CellReader<number> {
  return (text, note) => {
    const isPounds = text.startsWith('£');
    const { whole, decimals } = split(/[pm]$/i.test(text) ? text.replace(/ ?p(pm)?$/i, '') : text);
    const places = isPounds ? 3 : 1;
    const exact = Number(whole + decimals.slice(0, places).padEnd(places, '0'));
    const isRounded = /[1-9]/.test(decimals.slice(places));
    const tenths = within(exact + (isRounded ? 1 : 0), { min: min * 10, max: max * 10 }, 10);
    const readAs = (tenths / 10).toFixed(1);
    if (isRounded) note(readAs, 'rounded up to tenths of a penny');
    else if (isPounds) note(readAs, 'pounds read in pence');
    return tenths;
  };
}

/** The number times a power of ten, computed on the digits: money must not go through floating point. */
function scaled(text: string, places: number): number {
  const { whole, decimals } = split(text);
  if (/[1-9]/.test(decimals.slice(places))) {
    throw new CellError(places === 0 ? 'is not a whole number' : `has more than ${places} decimals`);
  }
  return Number(whole + decimals.slice(0, places).padEnd(places, '0'));
}

function split(text: string): { readonly whole: string; readonly decimals: string } {
  const match = numberPattern.exec(text);
  if (!match || !/\d/.test(text)) {
    const isContinental = /^£? ?[\d.]+,\d{1,2}$/.test(text);
    throw new CellError(
      isContinental ? 'is not a number: write the decimals after a point, as 209.50' : 'is not a number',
    );
  }
  return { whole: (match[1] ?? '0').replaceAll(',', ''), decimals: match[2] ?? '' };
}

function within(value: number, { min, max }: NumberSpan, scale = 1): number {
  if (value < min || value > max) throw new CellError(`is not between ${min / scale} and ${max / scale}`);
  return value;
}
