import { Fragment } from 'react';
import type { YearBars } from '#shared/ui/charts/chart-data.ts';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import figures from '#shared/ui/charts/figures-table.module.css';
import { YearColumns } from '#shared/ui/charts/year-columns.tsx';
import styles from './answer.module.css';
import { AnswerSentence } from './answer-sentence.tsx';

/** The ways to have a car that are compared, in the order in which answers list them. */
export const wayNames = ['Lease it yourself', 'Company car', 'Salary sacrifice'] as const;

/** One line of the comparison, in words, with a figure for each way. */
export interface WaysRow {
  readonly label: string;
  readonly figures: readonly string[];
  readonly isTotal: boolean;
}

/** One car in three ways, as the average month of the term. */
export interface ThreeWaysAnswer {
  /** The result in a sentence or two. */
  readonly sentence: string;
  /** What it takes for granted, and what it leaves out. */
  readonly notes: readonly string[];
  /** The figures; where an emission standard that is not known decides, those of the older one first. */
  readonly figures: readonly WaysFigures[];
}

/** The three ways as the car is taxed by one emission standard. */
export interface WaysFigures {
  /** "If it was tested to Euro 6e-bis or later"; absent where there is one only. */
  readonly name?: string;
  readonly rows: readonly WaysRow[];
  /** What the driver pays; no bar where a way is not possible. */
  readonly chart: YearBars;
}

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
