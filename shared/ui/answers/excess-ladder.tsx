import { excessPence } from '#shared/deals/ending-early.ts';
import type { Price } from '#shared/deals/price.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import styles from '#shared/ui/charts/figures-table.module.css';

const overMiles = [1000, 2000, 5000, 10_000];

/** What miles over the allowance cost. */
export function ExcessLadder({ price }: { readonly price: Pick<Price, 'vat' | 'excessTenths'> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Miles over the allowance</th>
          <th scope="col">{`Costs ${price.vat}`}</th>
        </tr>
      </thead>
      <tbody>
        {overMiles.map((miles) => (
          <tr key={miles}>
            <th scope="row">{formatMiles(miles)}</th>
            <td>{formatPounds(excessPence(miles, price.excessTenths))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
