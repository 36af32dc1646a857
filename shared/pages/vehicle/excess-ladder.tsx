import type { Price } from '#shared/deals/price.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { FoldedSection } from './fact-section.tsx';
import styles from './figures-table.module.css';
import type { VehicleData } from './vehicle-data.ts';

const overMiles = [1000, 2500, 5000, 10_000];

/** What miles over the allowance cost; draws nothing for a price on application. */
export function ExcessLadder({ data: { price, nextAllowance } }: { readonly data: VehicleData }) {
  if (!price) return null;
  const { profile, excessTenths, vat } = price;
  const allowance = formatMiles(Math.round((profile.annualMiles * profile.termMonths) / 12));
  return (
    <FoldedSection heading="If you drive more than the allowance">
      <p>
        {`The lease covers ${allowance} over ${formatMonths(profile.termMonths)}. Each mile after that costs ${formatPencePerMile(excessTenths)} ${vat}, charged when the vehicle goes back.`}
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

/** Says from how many miles over the allowance the next larger allowance is the cheaper one. */
function breakEvenWords(price: Price, next: Price): string {
  const extraPence = next.totalPence - price.totalPence;
  const larger = `An allowance of ${formatMiles(next.profile.annualMiles)} a year`;
  if (extraPence <= 0) return `${larger} costs no more than this one, so choose that instead.`;
  const costs = `${larger} costs ${pounds(extraPence)} more in total`;
  if (price.excessTenths === 0) return `${costs}.`;
  const miles = Math.ceil((extraPence * 10) / price.excessTenths);
  return `${costs}. Worth it if you’ll go over by more than about ${formatMiles(miles)}.`;
}

function pounds(pence: number): string {
  return formatPounds(Math.round(pence), { pennies: true });
}
