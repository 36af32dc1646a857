import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { LatestQuote } from './account-home-data.ts';
import styles from './account-home-page.module.css';

/** The latest quote: the vehicle, the price, and how long it is valid. */
export function LatestQuotePart({ quote }: { readonly quote: LatestQuote | null }) {
  if (!quote)
    return (
      <p className={styles.none}>
        None yet. <a href={dealsPath('personal')}>Compare deals</a> and ask for one: the price you see is the
        price quoted.
      </p>
    );
  return (
    <div className={styles.latest}>
      <a className={styles.vehicle} href={accountPaths.quotes}>
        {quote.vehicleName}
      </a>
      <p className={styles.figure}>
        {formatPounds(quote.trueMonthlyPence)} <small>{`true monthly cost ${quote.vat}`}</small>
      </p>
      <p className={styles.none}>
        {`${formatPounds(quote.upFrontPence)} up front, then ${quote.termMonths - 1} payments of ${formatPounds(quote.monthlyPence)}, ${formatPounds(quote.totalPence)} in all. ${formatMonths(quote.termMonths)}, ${formatMiles(quote.annualMiles)} a year.`}
      </p>
      <p className={styles.none}>{validity(quote)}</p>
    </div>
  );
}

function validity({ status, validUntil }: LatestQuote): string {
  if (status === 'accepted') return 'Accepted';
  return status === 'open'
    ? `We hold it until ${formatDate(validUntil)}`
    : `Expired on ${formatDate(validUntil)}`;
}
