import type { RateCard } from '#server/catalogue/rate-card.ts';

/** One reason to ask before an import goes in, with its figures and what to look at, for whoever typed the command. */
export interface Finding {
  readonly rule:
    | 'vehicles-go'
    | 'prices-go'
    | 'prices-move'
    | 'personal-inc-vat'
    | 'personal-out-of-scale'
    | 'ratebook-ended';
  readonly message: string;
}

/** A ratebook in a sentence: "EX-1 (Example Finance)". */
export function nameRatebook({ funder, ratebookId }: Pick<RateCard, 'funder' | 'ratebookId'>): string {
  return `${ratebookId} (${funder})`;
}

/** "3,903 of 3,943 vehicles (99.0%)". */
export function shareOf(some: number, all: number, things: string): string {
  const percent = ((100 * some) / all).toFixed(1);
  return `${some.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} ${things} (${percent}%)`;
}
