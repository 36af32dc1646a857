import styles from './field.module.css';

interface CheckboxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChecked: boolean;
  /** Matching things, shown at the end of the line. */
  readonly count?: string;
  /** Drawn as a switch: on or off, for one thing only. */
  readonly isSwitch?: boolean;
}

/** One box to tick; boxes of one name are alternatives that add up. */
export function Checkbox({ name, value, label, isChecked, count, isSwitch = false }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        name={name}
        value={value}
        defaultChecked={isChecked}
      />
      {label}
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
