import { exampleHistory } from '#shared/deals/past-price-words.ts';
import type { PricePoint } from '#shared/deals/price-history.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { PriceHistoryData } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import tableStyles from './figures-table.module.css';
import { HistorySteps } from './history-steps.tsx';

interface HistoryFigureProps {
  readonly history: PriceHistoryData;
  readonly vat: string;
}

/** A price over time in a sentence, as steps and as a table. */
export function HistoryFigure({ history, vat }: HistoryFigureProps) {
  const { words, isDemonstration, points, chart } = history;
  return (
    <>
      <p>{isDemonstration ? `${words} ${exampleHistory}` : words}</p>
      <ChartFigure
        caption={`True monthly cost ${vat} for ${profileWords(defaultProfile)}`}
        label={words}
        table={<PointsTable points={points} vat={vat} />}
      >
        <HistorySteps chart={chart} />
      </ChartFigure>
    </>
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
