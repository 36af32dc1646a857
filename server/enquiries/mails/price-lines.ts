import type { KeptDeal } from '#server/enquiries/kept-deal.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import { brokerWords, roadTaxWords, statusWords, vatWords } from '#shared/enquiries/quote-words.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { commissionPath } from '#shared/routes/document-paths.ts';
import type { MailLine } from './mail-lines.ts';

/** What is paid up front, the payments after it and the total: whoever adds them up gets it to the penny. */
export function paymentLines(price: Price): readonly MailLine[] {
  const { profile, monthlyPence, initialPence, feePence, totalPence, trueMonthlyPence, vat } = price;
  const { initialMonths, termMonths } = profile;
  // Said beside the fee only: without one it is what is up front, and one month's rental is the payment below.
  const sum = feePence > 0 && initialMonths > 1 ? ` of ${formatPounds(initialPence)}` : '';
  const fee = feePence > 0 ? `the fee of ${formatPounds(feePence)}` : 'no fee';
  const parts = `${rentalWords(initialMonths)}${sum} and ${fee}`;
  const withVat = vatWords(price);
  return [
    { label: 'Up front', value: `${formatPounds(initialPence + feePence)} (${parts})` },
    { label: 'Then', value: `${termMonths - 1} payments of ${formatPounds(monthlyPence)}` },
    { label: 'Total', value: `${formatPounds(totalPence)} ${vat}` },
    ...(withVat === undefined ? [] : [{ label: 'VAT', value: withVat }]),
    { label: 'True monthly cost', value: formatPounds(trueMonthlyPence) },
  ];
}

/** For a price on application, and for snapshots of earlier versions, which kept no whole price. */
export function unpricedLines({ terms, vat }: KeptDeal): readonly MailLine[] {
  const { monthlyPence, initialMonths, initialPence, dealType } = terms;
  return [
    monthlyPence === undefined
      ? { label: 'Price', value: 'on application' }
      : {
          label: 'Monthly rental',
          value: `${formatPounds(monthlyPence)} (all prices ${vat ?? dealTypes[dealType].vat})`,
        },
    { label: 'Initial payment', value: initialWords(initialMonths, initialPence) },
  ];
}

/** What is said of a quote: road tax, status, how long it is held, and who pays us. */
export function quoteLines({ terms, validUntil }: KeptDeal, siteOrigin: string): readonly MailLine[] {
  if (validUntil === undefined) return [];
  const { broker, commission } = brokerWords;
  return [
    { label: 'Road tax', value: roadTaxWords(terms.termMonths) },
    { value: statusWords },
    { label: 'Price held until', value: formatDate(validUntil) },
    { value: `${broker} ${commission} ${siteOrigin}${commissionPath}` },
  ];
}

/** "£3,186 (9 months’ rental)"; one month's rental is the monthly one, whose amount is told beside it. */
export function initialWords(months: number, pence?: number): string {
  const rentals = rentalWords(months);
  return pence === undefined || months === 1 ? rentals : `${formatPounds(pence)} (${rentals})`;
}

function rentalWords(months: number): string {
  return months === 1 ? 'one month’s rental' : `${months} months’ rental`;
}
