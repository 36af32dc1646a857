import { formatPounds } from '#shared/format/format-pounds.ts';

/** Pence, rounded or not, as whole pounds: every figure here is an estimate. */
export function toPounds(pence: number): string {
  return formatPounds(Math.round(pence), { pennies: false });
}
