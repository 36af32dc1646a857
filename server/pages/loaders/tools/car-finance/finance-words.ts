import { formatPounds } from '#shared/format/format-pounds.ts';

/** Pence, rounded or not, as whole pounds: every figure here is an estimate. */
export function toPounds(pence: number): string {
  return formatPounds(Math.round(pence), { pennies: false });
}

/** Pence rounded to whole pounds. */
export function roundToPounds(pence: number): number {
  return Math.round(pence / 100) * 100;
}

/** The answer to figures that the reader has not typed. */
export function asExample(sentence: string): string {
  return `For example: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
