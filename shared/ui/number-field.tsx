import styles from './field.module.css';
import { FieldFrame, type FieldProps, fieldControl, useRefused } from './field.tsx';

interface NumberFieldProps extends FieldProps {
  readonly value?: number | undefined;
}

/**
 * A number, typed. A text field, because a field of type `number` shows nothing of what it does not take for one: the page
 * says what is wrong, and what was typed stays.
 */
export function NumberField({ value, ...given }: NumberFieldProps) {
  const { field, typed } = useRefused(given);
  const { id, describedBy, isInvalid } = fieldControl(field);
  return (
    <FieldFrame field={field}>
      <input
        id={id}
        name={field.name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className={styles.control}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed ?? value}
      />
    </FieldFrame>
  );
}

interface RangeFieldProps extends FieldProps {
  readonly value?: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
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
