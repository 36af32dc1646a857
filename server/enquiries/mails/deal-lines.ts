import { type KeptDeal, toKeptPrice } from '#server/enquiries/kept-deal.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatMonthOfYear } from '#shared/format/format-date.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { requestQuoteHref } from '#shared/pages/enquiries/quote/request-quote-href.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { MailLine } from './mail-lines.ts';
import { paymentLines, quoteLines, unpricedLines } from './price-lines.ts';

const leaseNames: Readonly<Record<DealType, string>> = {
  personal: 'Personal lease',
  business: 'Business lease',
  van: 'Van lease',
};

/** "£417.98 true monthly cost inc VAT"; undefined where no whole price was kept. */
export function priceWords(deal: KeptDeal): string | undefined {
  const price = toKeptPrice(deal);
  return price && `${formatPounds(price.trueMonthlyPence)} true monthly cost ${price.vat}`;
}

/** Address of the deal at its profile; of its quote where an earlier version did not keep the page. */
function dealAddress({ dealPath, terms }: KeptDeal, siteOrigin: string): string {
  return `${siteOrigin}${dealPath ?? requestQuoteHref(terms.dealType, terms.vehicleRef, terms)}`;
}

/** Whether a path of the site is the deal's own page at the deal's profile, however its query is written. */
export function isPageOf({ dealPath }: KeptDeal, path: string): boolean {
  return dealPath !== undefined && toCanonical(dealPath) === toCanonical(path);
}

function toCanonical(path: string): string {
  const [page = '', query] = path.split('?');
  return withQuery(page, profileQuery(parseProfile(new URLSearchParams(query)).profile));
}

/** Vehicle and lease, a line with the address of the deal, then its terms; each fact once. */
export function dealLines(deal: KeptDeal, siteOrigin: string): readonly MailLine[] {
  const { terms, used } = deal;
  const { dealType, vehicleName } = terms;
  return [
    { value: vehicleName },
    { value: `${leaseNames[dealType]} (${dealTypes[dealType].agreement})` },
    ...(used ? [{ label: 'Used vehicle', value: usedWords(used) }] : []),
    { value: dealAddress(deal, siteOrigin) },
    ...termLines(deal),
    ...quoteLines(deal, siteOrigin),
  ];
}

/** Funder, ratebook and catalogue of the price: for staff only. */
export function sourceLines({ ratebookId, funder, catalogueVersion }: KeptDeal): readonly MailLine[] {
  return [
    ...(funder === undefined ? [] : [{ label: 'Funder', value: funder }]),
    ...(ratebookId === undefined ? [] : [{ label: 'Ratebook', value: ratebookId }]),
    ...(catalogueVersion === undefined
      ? []
      : [{ label: 'Catalogue version', value: String(catalogueVersion) }]),
  ];
}

function termLines(deal: KeptDeal): readonly MailLine[] {
  const { termMonths, annualMiles, isMaintained, excessTenths } = deal.terms;
  const price = toKeptPrice(deal);
  return [
    ...(price ? paymentLines(price) : unpricedLines(deal)),
    ...(deal.pricingType === 'atc' ? [{ label: 'Insurance', value: 'included in the price' }] : []),
    { label: 'Term', value: formatMonths(termMonths) },
    { label: 'Annual mileage', value: formatMiles(annualMiles) },
    { label: 'Maintenance', value: isMaintained ? 'included' : 'not included' },
    ...(excessTenths === undefined
      ? []
      : [{ label: 'Excess mileage', value: `${formatPencePerMile(excessTenths)} a mile` }]),
  ];
}

function usedWords({ registered, odometerMiles }: NonNullable<KeptDeal['used']>): string {
  return `registered ${formatMonthOfYear(registered)}, ${formatMiles(odometerMiles)} on the clock`;
}
