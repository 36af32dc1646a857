import type { EndingMonth } from '#shared/deals/ending-early.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import { Axes, toAnchor } from '#shared/ui/charts/axes.tsx';
import chartStyles from '#shared/ui/charts/chart.module.css';
import type { HandBackChart } from '#shared/ui/charts/chart-data.ts';
import { ChartFigure, Stretched } from '#shared/ui/charts/chart-figure.tsx';
import figures from '#shared/ui/charts/figures-table.module.css';
import styles from './answer.module.css';
import { AnswerSentence } from './answer-sentence.tsx';

/** What ending one lease early would cost, month by month. */
export interface EndingEarlyAnswer {
  /** The result for the chosen month in a sentence. */
  readonly sentence: string;
  /** The assumption behind it. */
  readonly assumption: string;
  readonly vat: 'inc VAT' | 'ex VAT';
  /** The month asked about. */
  readonly month: number;
  readonly termMonths: number;
  /** The months of the table: all of them, or those that stand for them. */
  readonly months: readonly EndingMonth[];
  readonly chart: HandBackChart;
}

interface EndingEarlyAnswerProps {
  readonly answer: EndingEarlyAnswer;
  /** Whether the page is about it, so that its changes are said. */
  readonly isWhole?: boolean;
}

/** The cost of ending a lease in a sentence, a picture and a table; on its own page and on vehicle pages. */
export function EndingEarlyAnswerPart({ answer, isWhole = false }: EndingEarlyAnswerProps) {
  const { sentence, assumption, vat, termMonths, chart } = answer;
  return (
    <>
      <AnswerSentence isLive={isWhole}>{sentence}</AnswerSentence>
      <p className={styles.note}>{assumption}</p>
      <ChartFigure
        caption={`Month by month over ${formatMonths(termMonths)}, ${vat}`}
        label={sentence}
        meanings={[
          { mark: 'strong', words: 'paid so far' },
          { mark: 'other', words: 'left to pay' },
          { mark: 'range', words: 'estimated cost of ending then' },
        ]}
        table={<MonthsTable answer={answer} />}
      >
        <HandBackLines chart={chart} />
      </ChartFigure>
    </>
  );
}

function MonthsTable({ answer: { months, month: chosen } }: { readonly answer: EndingEarlyAnswer }) {
  return (
    <table className={figures.table}>
      <thead>
        <tr>
          <th scope="col">After month</th>
          <th scope="col">Paid so far</th>
          <th scope="col">Left to pay</th>
          <th scope="col">Ending, from</th>
          <th scope="col">to</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, paidPence, leftPence, lowPence, highPence }) => (
          <tr key={month} aria-current={month === chosen || undefined}>
            <th scope="row">{month}</th>
            {[paidPence, leftPence, lowPence, highPence].map((pence, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order, and their sums may be equal
              <td key={column}>{formatWholePounds(pence)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A lease month by month: what is paid, what is left, and what ending would cost. Stands in a `ChartFigure`. */
function HandBackLines({ chart }: { readonly chart: HandBackChart }) {
  const { across, up, paid, left, range, mark } = chart;
  return (
    <>
      <Axes across={across} up={up} />
      <Stretched>
        <path className={chartStyles.range} d={range} />
        <path className={chartStyles.other} d={left} />
        <path className={chartStyles.strong} d={paid} />
      </Stretched>
      <line className={chartStyles.guide} x1={`${mark.x}%`} x2={`${mark.x}%`} y1="-12" y2="100%" />
      {[mark.paidY, mark.highY, mark.lowY].map((y, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three dots keep their order, and two may be at one place
        <circle key={place} className={chartStyles.dot} cx={`${mark.x}%`} cy={`${y}%`} r="5" />
      ))}
      <text className={chartStyles.said} x={`${mark.x}%`} y="0" dy="-18" textAnchor={toAnchor(mark.x)}>
        {mark.label}
      </text>
    </>
  );
}
