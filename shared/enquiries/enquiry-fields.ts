import type { Price } from '#shared/deals/price.ts';

/** The fields of an enquiry that has passed its schema. */
export type EnquiryFields = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Name of a hidden field that only robots fill in. */
export const trapField = 'website';

/** Hidden field that a script fills with the page that the visitor came from. */
export const fromField = 'from';

/** Field of the boxes that a visitor ticks to agree; their values are purposes. */
export const consentField = 'consent';

/** Hidden fields of the quote's form: the figures that its page showed, each by its name in the price. */
export const seenPriceFields = {
  seenMonthlyPence: 'monthlyPence',
  seenInitialPence: 'initialPence',
  seenFeePence: 'feePence',
  seenTotalPence: 'totalPence',
  seenExcessTenths: 'excessTenths',
} as const satisfies Readonly<Record<string, keyof Price>>;
