import * as z from 'zod';
import { valuesOf } from '#shared/enquiries/choices/labels.ts';
import { matchMaintenance, matchTerms, matchVat } from '#shared/enquiries/choices/price-match-choices.ts';
import { checkContact, contactDetails } from './contact-details.ts';
import { choiceOf, optionalText, requiredText, wholeNumber } from './field-kinds.ts';
import { optionalWebAddress } from './web-address.ts';

/** An amount as people write it: "£1,249.99" becomes "1249.99". */
const pounds = (fault: string) =>
  z
    .string({ error: fault })
    .transform((text) => text.replace(/[£,\s]/gu, ''))
    .pipe(z.string().regex(/^\d{1,6}(\.\d{1,2})?$/, fault));

const fields = z.object({
  vehicle: requiredText(200, 'Please enter the make, model and version.'),
  link: optionalWebAddress('Please enter an address such as https://www.example.co.uk/the-deal.'),
  quote: optionalText(4000),
  monthly: pounds('Please enter their monthly rental, such as 249.99.'),
  fee: z.preprocess(
    (value) => (value === '' ? undefined : value),
    pounds('Please enter their fee, such as 299, or leave it out.').optional(),
  ),
  vat: choiceOf(valuesOf(matchVat), 'Please choose whether their price includes VAT.'),
  term: choiceOf(valuesOf(matchTerms), 'Please choose the length of the lease.'),
  miles: wholeNumber(1000, 200_000, 'Please enter their annual mileage, such as 10,000.'),
  initial: wholeNumber(1, 24, 'Please enter how many rentals are paid first, such as 6.'),
  maintained: choiceOf(valuesOf(matchMaintenance), 'Please choose whether maintenance is included.'),
  ...contactDetails,
});

/** Price match: the other price with everything that it depends on, and where it can be seen. */
export const priceMatchSchema = fields.superRefine((sent, context) => {
  if (sent.link === undefined && sent.quote === undefined) {
    const message = 'Please give a link to their price, or copy their quote into the box below.';
    context.addIssue({ code: 'custom', path: ['link'], message });
  }
  checkContact(sent, context);
});
