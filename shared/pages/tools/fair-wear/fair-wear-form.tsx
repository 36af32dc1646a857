import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { MeasureKind, WearVerdict } from '#shared/deals/wear-check.ts';
import { type FigureNote, ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { PanelPlan } from '#shared/ui/charts/chart-data.ts';
import fieldStyles from '#shared/ui/field.module.css';
import { FieldFrame, type FieldProps, fieldControl, useRefused } from '#shared/ui/field.tsx';
import type { GuideLink } from '#shared/ui/guide-links.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './fair-wear.module.css';

/** What the form asks besides the marks. */
export interface FairWearQuestion {
  /** The day on which the vehicle is handed back, as an ISO date. */
  readonly handBackOn: string;
  /** Miles on the clock; 0 when they were not given. */
  readonly milesNow: number;
  readonly monthsSoFar: number;
  readonly monthsLeft: number;
  /** Miles a year in the agreement. */
  readonly allowance: number;
  readonly excessPence: number;
}

/** A part of the vehicle in the form, with the fields for what is measured on it. */
interface PartFields {
  readonly number: number;
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly kind: MeasureKind; readonly mm?: number }[];
}

/** A mark or a tread that was measured. */
export interface Finding {
  /** "Bonnet: scratch of 30 mm" */
  readonly what: string;
  readonly verdict: WearVerdict;
}

/** What to do by a day before the vehicle is handed back. */
export interface ReturnStep {
  /** "By 2 June 2027: repair" */
  readonly when: string;
  readonly items: readonly string[];
}

export interface FairWearData {
  readonly path: string;
  readonly question: FairWearQuestion;
  readonly parts: readonly PartFields[];
  readonly sentence: string;
  readonly plan: PanelPlan;
  readonly findings: readonly Finding[];
  /** What each kind of mark, and a tread, may measure, as a line each. */
  readonly limits: readonly string[];
  /** Said once the usual time for the check has passed. */
  readonly startNow?: string;
  readonly steps: readonly ReturnStep[];
  /** The miles at the end in a sentence; absent until the clock's miles are given. */
  readonly miles?: string;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  readonly figures: readonly FigureNote[];
  readonly guides: readonly GuideLink[];
  readonly faqs: readonly FaqItem[];
}

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
