import { dealTypes } from '#shared/deals/deal-type.ts';
import { exampleHistory } from '#shared/deals/past-price-words.ts';
import type { PricePoint } from '#shared/deals/price-history.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import { HistorySteps } from '#shared/ui/charts/history-steps.tsx';
import styles from './fact-section.module.css';
import { FactSection } from './fact-section.tsx';
import tableStyles from './figures-table.module.css';
import type { VehicleData } from './vehicle-data.ts';

/** What the vehicle has cost since its price was first recorded, and what that says of today's price. */
export function PriceHistory({ data: { priceHistory, dealType } }: { readonly data: VehicleData }) {
  if (!priceHistory) return null;
  const { claim, words, isDemonstration, points, chart } = priceHistory;
  const { vat } = dealTypes[dealType];
  return (
    <FactSection heading="Price history">
      {claim && <p className={styles.answer}>{claim}</p>}
      <p>{isDemonstration ? `${words} ${exampleHistory}` : words}</p>
      <ChartFigure
        caption={`True monthly cost ${vat} for ${profileWords(defaultProfile)}`}
        label={words}
        table={<PointsTable points={points} vat={vat} />}
      >
        <HistorySteps chart={chart} />
      </ChartFigure>
    </FactSection>
  );
}

interface PointsTableProps {
  readonly points: readonly PricePoint[];
  readonly vat: string;
}

/** Every change of the price, the latest first. */
function PointsTable({ points, vat }: PointsTableProps) {
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">{`True monthly cost ${vat}`}</th>
          <th scope="col">{`Monthly rental ${vat}`}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ on, trueMonthlyPence, monthlyPence }) => (
          <tr key={on}>
            <th scope="row">{formatDate(on)}</th>
            <td>{formatPounds(trueMonthlyPence)}</td>
            <td>{formatPounds(monthlyPence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
