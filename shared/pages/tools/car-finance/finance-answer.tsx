import answerStyles from '#shared/ui/answers/answer.module.css';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import figures from '#shared/ui/charts/figures-table.module.css';
import { YearColumns } from '#shared/ui/charts/year-columns.tsx';
import type { FinanceAnswer } from './car-finance-data.ts';

/** The answer in a sentence, a picture and a table. */
export function FinanceAnswerPart({ answer }: { readonly answer: FinanceAnswer }) {
  const { sentence, notes, caption, chart } = answer;
  return (
    <>
      <p className={answerStyles.sentence}>{sentence}</p>
      <ChartFigure caption={caption} label={sentence} table={<AnswerTable answer={answer} />} isTableOpen>
        <YearColumns chart={chart} />
      </ChartFigure>
      {notes.map((note) => (
        <p key={note} className={answerStyles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

function AnswerTable({ answer: { head, rows } }: { readonly answer: FinanceAnswer }) {
  return (
    <table className={figures.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
