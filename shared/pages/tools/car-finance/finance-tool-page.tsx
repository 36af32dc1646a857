import { ToolFrame, ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import { ToolSubject } from '#shared/pages/tools/tool-subject.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import answerStyles from '#shared/ui/answers/answer.module.css';
import { AnswerSentence } from '#shared/ui/answers/answer-sentence.tsx';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import { FiguresTable } from '#shared/ui/charts/figures-table.tsx';
import { YearColumns } from '#shared/ui/charts/year-columns.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import type { FinanceAnswer, FinanceField, FinanceToolData } from './car-finance-data.ts';
import { FinanceLinks } from './finance-links.tsx';

/** A calculator of car finance: its form, its answer, and how that is worked out. */
export default function FinanceToolPage({ data }: PageProps<FinanceToolData>) {
  const { heading, lead, vehicle, notes, method, answer, related, faqs } = data;
  return (
    <ToolFrame
      heading={heading}
      lead={lead}
      form={<FinanceForm data={data} />}
      notes={notes}
      refused={data.refused}
      method={method.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      figures={[]}
      deals={<FinanceLinks heading="Other ways to look at it" links={related} />}
      faqs={faqs}
    >
      {vehicle && <ToolSubject vehicle={vehicle} facts={vehicle.facts} />}
      {answer && <FinanceAnswerPart answer={answer} />}
    </ToolFrame>
  );
}

function FinanceForm({ data }: { readonly data: FinanceToolData }) {
  const { path, fields, vehicle } = data;
  const chosen = fields.filter(({ choices }) => choices).map(({ name, value }) => [name, String(value)]);
  const form = useSettledForm(data, Object.fromEntries(chosen));
  return (
    <form ref={form} action={path} data-live="">
      {vehicle && <VehicleInputs vehicle={vehicle} />}
      {fields.map((field) => (
        <AskedNumber key={field.name} field={field} />
      ))}
      <ToolSubmit path={path} />
    </form>
  );
}

/** The vehicle and its lease, which the form does not ask for. */
function VehicleInputs({ vehicle }: { readonly vehicle: NonNullable<FinanceToolData['vehicle']> }) {
  return (
    <>
      <input type="hidden" name="vehicle" value={vehicle.vehicleRef} />
      {Object.entries(vehicle.lease).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}

function AskedNumber({ field }: { readonly field: FinanceField }) {
  const { name, label, hint, value, choices } = field;
  return choices ? (
    <SelectField name={name} label={label} hint={hint} value={String(value)} choices={choices} />
  ) : (
    <NumberField name={name} label={label} hint={hint} value={value} />
  );
}

/** The answer in a sentence, a picture and a table. */
function FinanceAnswerPart({ answer }: { readonly answer: FinanceAnswer }) {
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
