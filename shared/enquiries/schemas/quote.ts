import * as z from 'zod';
import { checkContact, contactDetails } from './contact-details.ts';
import { wholeNumber } from './field-kinds.ts';

const seen = wholeNumber(
  0,
  999_999_999,
  'Please load this page again, so that the price is complete.',
).optional();

/** Request a quote: who asks, and the price that was on the page; no price where it is on application. */
export const quoteSchema = z
  .object({
    seenMonthlyPence: seen,
    seenInitialPence: seen,
    seenFeePence: seen,
    seenTotalPence: seen,
    seenExcessTenths: seen,
    ...contactDetails,
  })
  .superRefine(checkContact);
