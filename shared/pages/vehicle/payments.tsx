import type { Price } from '#shared/deals/price.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { carFinancePaths, withQuery } from '#shared/routes/link-to.ts';
import tableStyles from '#shared/ui/charts/figures-table.module.css';
import { PaymentColumns } from '#shared/ui/charts/payment-columns.tsx';
import { FactSection } from './fact-section.tsx';
import styles from './payments.module.css';
import { profileHref } from './profile-href.ts';
import type { VehicleData } from './vehicle-data.ts';

/** The payments of the lease as a picture, and how they change with the initial payment. */
export function Payments({ data }: { readonly data: VehicleData }) {
  const { price, payments, upfront, vehicle } = data;
  if (!price || !payments) return null;
  return (
    <FactSection heading="Pay more up front?">
      <p>{spreadWords(upfront)}</p>
      <figure className={styles.figure}>
        <PaymentColumns
          bars={payments}
          label="This lease’s payments side by side, each bar as tall as its amount."
        />
        <PlanWords price={price} />
      </figure>
      <ChoicesTable data={data} price={price} />
      {vehicle.pricingType !== 'used' && (
        <p>
          <a
            href={withQuery(carFinancePaths.leaseOrBuy, {
              vehicle: vehicle.vehicleRef,
              ...profileQuery(price.profile),
            })}
          >
            Compare this lease with PCP and cash
          </a>
        </p>
      )}
    </FactSection>
  );
}

/** The payments in words, in the part of the picture where no bar can be. */
function PlanWords({ price }: { readonly price: Price }) {
  const { initialPence, feePence, monthlyPence, totalPence, profile } = price;
  return (
    <figcaption className={styles.words}>
      <span>
        <b>{formatPounds(initialPence + feePence)}</b> up front,
      </span>
      {feePence > 0 && <span className={styles.fee}>{`including the ${formatPounds(feePence)} fee,`}</span>}
      <span>
        {`then ${profile.termMonths - 1} payments of `}
        <b>{formatPounds(monthlyPence)}</b>
      </span>
      <span>{`${formatPounds(totalPence)} in total ${price.vat}`}</span>
    </figcaption>
  );
}

interface ChoicesTableProps {
  readonly data: VehicleData;
  readonly price: Price;
}

function ChoicesTable({ data, price }: ChoicesTableProps) {
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th scope="col">Initial payment</th>
          <th scope="col">{price.feePence > 0 ? 'Up front, with the fee' : 'Up front'}</th>
          <th scope="col">{`Then ${price.profile.termMonths - 1} payments of`}</th>
          <th scope="col">In total</th>
        </tr>
      </thead>
      <tbody>
        {data.upfront.map((other) => (
          <ChoiceRow key={other.profile.initialMonths} data={data} price={other} />
        ))}
      </tbody>
    </table>
  );
}

function ChoiceRow({ data, price }: ChoicesTableProps) {
  const { initialMonths } = price.profile;
  const isCurrent = initialMonths === data.profile.initialMonths;
  return (
    <tr>
      <th scope="row">
        <a href={profileHref(data, price.profile)} aria-current={isCurrent ? 'true' : undefined} data-live="">
          {formatMonths(initialMonths)}
        </a>
      </th>
      <td>{formatPounds(price.initialPence + price.feePence)}</td>
      <td>{formatPounds(price.monthlyPence)}</td>
      <td>{formatPounds(price.totalPence)}</td>
    </tr>
  );
}

/** How far the totals of the choices are apart: monthly rentals are rounded to the penny. */
function spreadWords(upfront: readonly Price[]): string {
  const totals = upfront.map(({ totalPence }) => totalPence);
  const spread = Math.max(...totals) - Math.min(...totals);
  if (spread === 0) return 'The total stays the same whatever you choose.';
  return `The total stays within ${spread < 100 ? `${spread}p` : formatPounds(spread)}.`;
}
