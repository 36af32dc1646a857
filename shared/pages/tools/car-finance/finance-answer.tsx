import answerStyles from '#shared/ui/answers/answer.module.css';
import { AnswerSentence } from '#shared/ui/answers/answer-sentence.tsx';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import { FiguresTable } from '#shared/ui/charts/figures-table.tsx';
import { YearColumns } from '#shared/ui/charts/year-columns.tsx';
import type { FinanceAnswer } from './car-finance-data.ts';

/** The answer in a sentence, a picture and a table. */
export function FinanceAnswerPart({ answer }: { readonly answer: FinanceAnswer }) {
  const { sentence, notes, caption, chart } = answer;
  return (
    <>
      <AnswerSentence isLive>{sentence}</AnswerSentence>
      <ChartFigure
        caption={caption}
        label={sentence}
        table={<FiguresTable head={answer.head} rows={answer.rows} />}
        isTableOpen
      >
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
