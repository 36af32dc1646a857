import { Fragment } from 'react';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import figures from '#shared/ui/charts/figures-table.module.css';
import { YearColumns } from '#shared/ui/charts/year-columns.tsx';
import styles from './answer.module.css';
import { AnswerSentence } from './answer-sentence.tsx';
import { type ThreeWaysAnswer, type WaysFigures, wayNames } from './three-ways-data.ts';

/** One car in three ways: a sentence, then a picture and a table, twice where its emission standard decides. */
export function ThreeWaysAnswerPart({ answer }: { readonly answer: ThreeWaysAnswer }) {
  const { sentence, notes, figures: all } = answer;
  return (
    <>
      <AnswerSentence isLive>{sentence}</AnswerSentence>
      {all.map(({ name, rows, chart }) => (
        <Fragment key={name ?? ''}>
          {name && (
            <p className={styles.way}>
              <b>{name}</b>
            </p>
          )}
          <ChartFigure
            caption="What the car costs you in an average month, from net pay"
            label={name ? `${name}. ${sentence}` : sentence}
            table={<WaysTable rows={rows} />}
            isTableOpen
          >
            <YearColumns chart={chart} />
          </ChartFigure>
        </Fragment>
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

function WaysTable({ rows }: Pick<WaysFigures, 'rows'>) {
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
