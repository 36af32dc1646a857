import { formatMonths } from '#shared/format/format-count.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import figures from '#shared/ui/charts/figures-table.module.css';
import { HandBackLines } from '#shared/ui/charts/hand-back-lines.tsx';
import styles from './answer.module.css';
import { AnswerSentence } from './answer-sentence.tsx';
import type { EndingEarlyAnswer } from './ending-early-data.ts';

interface EndingEarlyAnswerProps {
  readonly answer: EndingEarlyAnswer;
  /** Whether the page is about it, so that its table is unfolded and its changes are said. */
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
        isTableOpen={isWhole}
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
