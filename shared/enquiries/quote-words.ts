import { type Price, totalWithVatPence } from '#shared/deals/price.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';

// What is said of every quote, on pages and in mails. The texts below shared/content say the same; a test compares.

/** How long a quoted price is held. */
export const quoteIsHeld = 'We hold the price, to the penny, until the last day on your quote.';

/** What may change it all the same, and what we do then. */
export const quoteMayChange =
  'Before you sign, the price can change only if the funder changes its rental or withdraws the vehicle, or if tax changes. Then we show you the difference and the reason, and you’re free to go.';

/** Who we are and who pays us (CONC 4.5.3R, checked 2026-11-22). */
export const brokerWords = {
  broker: 'We’re a credit broker, not a lender.',
  commission: 'The funder may pay us a commission if you lease through us.',
} as const;

/** The funder's decision, which every price depends on. */
export const statusWords = 'Subject to status: the funder decides on your application.';

/** "In the payments for the whole term, years 1 to 3": rates are imported with it (feed-format.md). */
export function roadTaxWords(termMonths: number): string {
  const years = Math.ceil(termMonths / 12);
  return `in the payments for the whole term, ${years === 1 ? 'year 1' : `years 1 to ${years}`}`;
}

/** "£2,172 at 20%, £13,032 in total inc VAT"; undefined where prices have VAT in them. */
export function vatWords(price: Price): string | undefined {
  if (price.vat === 'inc VAT') return undefined;
  const total = totalWithVatPence(price);
  return `${formatPounds(total - price.totalPence)} at ${vatPercent}%, ${formatPounds(total)} in total inc VAT`;
}
