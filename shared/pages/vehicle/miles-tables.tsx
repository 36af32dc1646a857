import type { Price } from '#shared/deals/price.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import { ExcessLadder } from '#shared/ui/answers/excess-ladder.tsx';
import styles from '#shared/ui/charts/figures-table.module.css';
import type { YourMilesData } from './vehicle-data.ts';
import { bandWords } from './your-miles-words.ts';

interface MilesTablesProps {
  readonly price: Price;
  readonly yourMiles: YourMilesData;
}

/** The figures of the picture for each allowance, and what miles over the allowance shown cost. */
export function MilesTables({ price, yourMiles }: MilesTablesProps) {
  const { deals, realMiles, cheapest } = yourMiles;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Miles a year</th>
            <th scope="col">In all</th>
            <th scope="col">Excess a mile</th>
            <th scope="col">{`If you drive ${groupThousands(realMiles)}`}</th>
            <th scope="col">Cheapest if you drive</th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <tr key={deal.annualMiles} aria-current={deal.annualMiles === cheapest.annualMiles || undefined}>
              <th scope="row">{groupThousands(deal.annualMiles)}</th>
              <td>{formatPounds(deal.totalPence)}</td>
              <td>{formatPencePerMile(deal.excessTenths)}</td>
              <td>{formatPounds(deal.costPence)}</td>
              <td>{bandWords(deal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ExcessLadder price={price} />
    </>
  );
}
