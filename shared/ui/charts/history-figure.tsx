import { exampleHistory } from '#shared/deals/past-price-words.ts';
import type { PricePoint } from '#shared/deals/price-history.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { Axes, toAnchor } from './axes.tsx';
import styles from './chart.module.css';
import type { HistoryChart, PriceHistoryData } from './chart-data.ts';
import { ChartFigure, Stretched } from './chart-figure.tsx';
import tableStyles from './figures-table.module.css';

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

/** A price over time as steps, its lowest of the last 90 days marked. */
function HistorySteps({ chart }: { readonly chart: HistoryChart }) {
  const { across, up, line, reviewedFrom, lowest } = chart;
  return (
    <>
      <Stretched>
        <rect className={styles.bandMarked} x={reviewedFrom} width={100 - reviewedFrom} height="100" />
      </Stretched>
      <Axes across={across} up={up} />
      <Stretched>
        <path className={styles.strong} d={line} />
      </Stretched>
      <line className={styles.guide} x1={`${reviewedFrom}%`} x2={`${reviewedFrom}%`} y1="0" y2="100%" />
      <text className={styles.label} x="100%" dx="-8" y="0" dy="-8" textAnchor="end">
        last 90 days
      </text>
      <circle className={styles.dot} cx={`${lowest.x}%`} cy={`${lowest.y}%`} r="6" />
      <text
        className={styles.said}
        x={`${lowest.x}%`}
        y={`${lowest.y}%`}
        dy="24"
        textAnchor={toAnchor(lowest.x)}
      >
        {lowest.label}
      </text>
    </>
  );
}
