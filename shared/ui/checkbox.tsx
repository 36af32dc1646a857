import styles from './field.module.css';

interface CheckboxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChecked: boolean;
  /** Number of matches, shown at the end of the line. */
  readonly count?: string;
  /** Drawn as a switch, for a single choice that is on or off. */
  readonly isSwitch?: boolean;
}

/** One box to tick; several boxes of one name may be ticked together. */
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
