import styles from './field.module.css';
import { FieldFrame, type FieldProps, fieldControl } from './field.tsx';

interface NumberFieldProps extends FieldProps {
  readonly value?: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** A number, typed: whole unless its step is finer. */
export function NumberField({ value, min, max, step = 1, ...field }: NumberFieldProps) {
  const { id, describedBy, isInvalid } = fieldControl(field);
  return (
    <FieldFrame field={field}>
      <input
        id={id}
        name={field.name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className={styles.control}
        type="number"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        defaultValue={value}
        min={min}
        max={max}
        step={step}
      />
    </FieldFrame>
  );
}

interface RangeFieldProps extends NumberFieldProps {
  /** The page's default value, which live forms leave out of the address. */
  readonly usual?: number;
}

/** A whole number on a slider, its ends named below. */
export function RangeField({ value, min, max, step = 1, usual, ...field }: RangeFieldProps) {
  const { id, describedBy, isInvalid } = fieldControl(field);
  return (
    <FieldFrame field={field}>
      <input
        id={id}
        name={field.name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className={styles.range}
        type="range"
        data-usual={usual}
        defaultValue={value}
        min={min}
        max={max}
        step={step}
      />
      <span className={styles.ends} aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </span>
    </FieldFrame>
  );
}
