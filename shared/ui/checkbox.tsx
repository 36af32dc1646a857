import styles from './field.module.css';

interface CheckboxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChecked: boolean;
  /** Matching things, shown at the end of the line. */
  readonly count?: string;
}

/** One box to tick; boxes of one name are alternatives that add up. */
export function Checkbox({ name, value, label, isChecked, count }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      {label}
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
