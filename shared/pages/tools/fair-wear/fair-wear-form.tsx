import type { MeasureKind } from '#shared/deals/wear-check.ts';
import { ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import field from '#shared/ui/field.module.css';
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
      <div className={field.field}>
        <label className={field.label} htmlFor="field-back">
          You hand it back on
        </label>
        <input
          className={field.control}
          id="field-back"
          name="back"
          type="date"
          defaultValue={question.handBackOn}
        />
      </div>
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

function PartRow({ part: { number, name, fields } }: { readonly part: PartFields }) {
  const id = `part-${number}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend cannot stand in a row with its fields
    <div className={styles.row} role="group" aria-labelledby={id}>
      <p id={id}>
        <b>{number}</b> {name}
      </p>
      {fields.map(({ name: fieldName, kind, mm }) => (
        <label key={fieldName} className={styles.mark}>
          {labels[kind]}
          <input
            className={field.control}
            id={`field-${fieldName}`}
            name={fieldName}
            type="number"
            inputMode={kind === 'tread' ? 'decimal' : 'numeric'}
            min={0}
            max={kind === 'tread' ? 12 : 2000}
            step={kind === 'tread' ? 0.1 : 1}
            defaultValue={mm}
          />
        </label>
      ))}
    </div>
  );
}

function MilesFields({ question }: { readonly question: FairWearQuestion }) {
  const { milesNow, monthsSoFar, monthsLeft, allowance, excessPence } = question;
  return (
    <>
      <NumberField
        name="odometer"
        label="Miles on the clock"
        value={milesNow > 0 ? milesNow : undefined}
        min={0}
        max={300_000}
      />
      <NumberField name="months" label="Months so far" value={monthsSoFar} min={1} max={60} />
      <NumberField name="left" label="Months left" value={monthsLeft} min={0} max={60} />
      <NumberField name="allowance" label="Miles a year allowed" value={allowance} min={1000} max={60_000} />
      <NumberField name="excess" label="Excess, pence a mile" value={excessPence} min={1} max={100} />
    </>
  );
}
