import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { prepareCallback } from './callback/prepare-callback.ts';
import { prepareCompetition } from './prepare-competition.ts';
import type { Prepare } from './prepare-enquiry.ts';
import { prepareQuote } from './quote/prepare-quote.ts';

/** By kind; most need nothing. */
export const preparers: Partial<Readonly<Record<EnquiryKind, Prepare>>> = {
  callback: prepareCallback,
  quote: prepareQuote,
  competition: prepareCompetition,
};
