import type { MeasureKind } from '#shared/deals/wear-check.ts';
import { ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import fieldStyles from '#shared/ui/field.module.css';
import { FieldFrame, type FieldProps, fieldControl, useRefused } from '#shared/ui/field.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './fair-wear.module.css';
import type { FairWearData, FairWearQuestion, PartFields } from './fair-wear-data.ts';

const labels: Readonly<Record<MeasureKind, string>> = {
  scratch: 'Scratch',
  dent: 'Dent',
  chip: 'Chip',
  scuff: 'Scuff',
  tread: 'Tread',
};

/** Asks for the day, what is measured on each part and the miles. */
export function FairWearForm({ data }: { readonly data: FairWearData }) {
  const { path, question, parts } = data;
  const form = useSettledForm(data, {});
  return (
    <form ref={form} action={path} data-live="">
      <DateField name="back" label="You hand it back on" day={question.handBackOn} />
      <h2 className={styles.formHeading}>Longest marks and lowest tread, in mm</h2>
      <div className={styles.marks}>
        {parts.map((part) => (
          <PartRow key={part.number} part={part} />
        ))}
      </div>
      <h2 className={styles.formHeading}>Miles</h2>
      <MilesFields question={question} />
      <ToolSubmit path={path}>Check it</ToolSubmit>
    </form>
  );
}

interface DateFieldProps extends FieldProps {
  readonly day: string;
}

/** A day, by the browser's own control; as text where something was typed that is no day, which such a control would hide. */
function DateField({ day, ...given }: DateFieldProps) {
  const { field, typed } = useRefused(given);
  const { id, describedBy, isInvalid } = fieldControl(field);
  const isDay = typed === undefined || /^\d{4}-\d\d-\d\d$/.test(typed);
  return (
    <FieldFrame field={field}>
      <input
        id={id}
        name={field.name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className={fieldStyles.control}
        type={isDay ? 'date' : 'text'}
        defaultValue={typed ?? day}
      />
    </FieldFrame>
  );
}

function PartRow({ part: { number, name, fields } }: { readonly part: PartFields }) {
  const id = `part-${number}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend cannot stand in a row with its fields
    <div className={styles.row} role="group" aria-labelledby={id}>
      <p id={id}>
        <b>{number}</b> {name}
      </p>
      {fields.map(({ name: fieldName, kind, mm }) => (
        <div key={fieldName} className={styles.mark}>
          <NumberField name={fieldName} label={labels[kind]} value={mm} />
        </div>
      ))}
    </div>
  );
}

function MilesFields({ question }: { readonly question: FairWearQuestion }) {
  const { milesNow, monthsSoFar, monthsLeft, allowance, excessPence } = question;
  return (
    <>
      <NumberField name="odometer" label="Miles on the clock" value={milesNow > 0 ? milesNow : undefined} />
      <NumberField name="months" label="Months so far" value={monthsSoFar} />
      <NumberField name="left" label="Months left" value={monthsLeft} />
      <NumberField name="allowance" label="Miles a year allowed" value={allowance} />
      <NumberField name="excess" label="Excess, pence a mile" value={excessPence} />
    </>
  );
}
