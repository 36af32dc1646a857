import type { Price } from '#shared/deals/price.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { FactSection } from './fact-section.tsx';
import styles from './figures-table.module.css';
import type { VehicleData } from './vehicle-data.ts';

/** How the price changes with the initial rental; draws nothing for a price on application. */
export function UpfrontTable({ data }: { readonly data: VehicleData }) {
  const { price, upfront, path, profile } = data;
  if (!price) return null;
  return (
    <FactSection heading="Pay more up front?">
      <p>{upfrontWords(price, upfront)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Initial rental</th>
            <th scope="col">{price.feePence > 0 ? 'Up front, with the fee' : 'Up front'}</th>
            <th scope="col">{`Then ${profile.termMonths - 1} ×`}</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {upfront.map((other) => (
            <UpfrontRow
              key={other.profile.initialMonths}
              price={other}
              href={withQuery(path, profileQuery(other.profile))}
              isCurrent={other.profile.initialMonths === profile.initialMonths}
            />
          ))}
        </tbody>
      </table>
    </FactSection>
  );
}

interface UpfrontRowProps {
  readonly price: Price;
  readonly href: string;
  readonly isCurrent: boolean;
}

function UpfrontRow({ price, href, isCurrent }: UpfrontRowProps) {
  const months = formatMonths(price.profile.initialMonths);
  return (
    <tr aria-current={isCurrent ? 'true' : undefined}>
      <th scope="row">
        {isCurrent ? (
          months
        ) : (
          <a href={href} data-live="">
            {months}
          </a>
        )}
      </th>
      <td>{pounds(price.initialPence + price.feePence)}</td>
      <td>{pounds(price.monthlyPence)}</td>
      <td>{pounds(price.totalPence)}</td>
    </tr>
  );
}

function upfrontWords(price: Price, upfront: readonly Price[]): string {
  const first = pounds(price.initialPence + price.feePence);
  const fee = price.feePence > 0 ? ' (including the fee)' : '';
  const rest = `${price.profile.termMonths - 1} payments of ${pounds(price.monthlyPence)}`;
  const totals = upfront.map((other) => other.totalPence);
  const spread = pounds(Math.max(...totals) - Math.min(...totals));
  return `Now: ${first} up front${fee}, then ${rest}. Whichever you choose, the total changes by no more than ${spread}.`;
}

function pounds(pence: number): string {
  return formatPounds(pence, { pennies: true });
}
