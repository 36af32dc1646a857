import type { Price } from '#shared/deals/price.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { FactSection, FoldedSection } from './fact-section.tsx';
import styles from './figures-table.module.css';
import type { VehicleData } from './vehicle-data.ts';

const overMiles = [1000, 2500, 5000, 10_000];

/** How the price moves: with the initial rental, and with miles over the allowance. */
export function CostDetails({ data }: { readonly data: VehicleData }) {
  const { price } = data;
  if (!price) return null;
  return (
    <>
      <UpfrontTable data={data} price={price} />
      <ExcessLadder data={data} price={price} />
    </>
  );
}

interface PricedProps {
  readonly data: VehicleData;
  readonly price: Price;
}

function UpfrontTable({ data, price }: PricedProps) {
  const { upfront, path, profile } = data;
  return (
    <FactSection heading="What paying more first changes">
      <p>{upfrontWords(price, upfront)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Initial rental</th>
            <th scope="col">{price.feePence > 0 ? 'First, with the fee' : 'First'}</th>
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
  const rest = `${price.profile.termMonths - 1} × ${pounds(price.monthlyPence)}`;
  const totals = upfront.map((other) => other.totalPence);
  const spread = pounds(Math.max(...totals) - Math.min(...totals));
  return `Now: ${first} first, then ${rest}. Between the rows below the total moves by ${spread}.`;
}

function ExcessLadder({ data: { nextAllowance }, price }: PricedProps) {
  const { profile, excessTenths, vat } = price;
  const allowance = formatMiles(Math.round((profile.annualMiles * profile.termMonths) / 12));
  return (
    <FoldedSection heading="If you drive more than the allowance">
      <p>
        {`The lease covers ${allowance} over ${formatMonths(profile.termMonths)}. Each mile after that costs ${formatPencePerMile(excessTenths)} ${vat}, settled when the vehicle goes back.`}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Over by</th>
            <th scope="col">{`Costs ${vat}`}</th>
          </tr>
        </thead>
        <tbody>
          {overMiles.map((miles) => (
            <tr key={miles}>
              <th scope="row">{formatMiles(miles)}</th>
              <td>{pounds((miles * excessTenths) / 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {nextAllowance && <p>{breakEvenWords(price, nextAllowance)}</p>}
    </FoldedSection>
  );
}

/** From how many miles over the larger allowance is the cheaper of the two. */
function breakEvenWords(price: Price, next: Price): string {
  const extraPence = next.totalPence - price.totalPence;
  const larger = `An allowance of ${formatMiles(next.profile.annualMiles)} a year`;
  if (extraPence <= 0) return `${larger} costs no more than this one: choose it.`;
  const costs = `${larger} costs ${pounds(extraPence)} more in all`;
  if (price.excessTenths === 0) return `${costs}.`;
  const miles = Math.ceil((extraPence * 10) / price.excessTenths);
  return `${costs}. It pays once you drive about ${formatMiles(miles)} over.`;
}

function pounds(pence: number): string {
  return formatPounds(Math.round(pence), { pennies: true });
}
