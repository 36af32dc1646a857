import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import figures from '#shared/ui/charts/figures-table.module.css';
import { YearColumns } from '#shared/ui/charts/year-columns.tsx';
import styles from './answer.module.css';
import { AnswerSentence } from './answer-sentence.tsx';
import { type ThreeWaysAnswer, wayNames } from './three-ways-data.ts';

/** One car in three ways: a sentence, a picture and a table. */
export function ThreeWaysAnswerPart({ answer }: { readonly answer: ThreeWaysAnswer }) {
  const { sentence, notes, chart } = answer;
  return (
    <>
      <AnswerSentence isLive>{sentence}</AnswerSentence>
      <ChartFigure
        caption="What the car costs you a month from net pay"
        label={sentence}
        table={<WaysTable answer={answer} />}
        isTableOpen
      >
        <YearColumns chart={chart} />
      </ChartFigure>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

function WaysTable({ answer: { rows } }: { readonly answer: ThreeWaysAnswer }) {
  return (
    <table className={figures.table}>
      <thead>
        <tr>
          <th scope="col">A month</th>
          {wayNames.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, figures: cells, isTotal }) => (
          <tr key={label} className={isTotal ? styles.total : undefined}>
            <th scope="row">{label}</th>
            {wayNames.map((name, place) => (
              <td key={name}>{cells[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
