import styles from './field.module.css';

interface CheckboxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  /** Number of matches, shown at the end of the line. */
  readonly count?: string | undefined;
  /** A few words below the label, such as why the box is disabled. */
  readonly note?: string | undefined;
  /** In an element of the class `checkboxList`, so that none of many boxes names its own. */
  readonly isListed?: boolean;
  /** Drawn as a switch, for a single choice that is on or off. */
  readonly isSwitch?: boolean;
}

/** Class of an element whose children are boxes with `isListed`. */
export const checkboxList = styles.checks;

/** One box to tick; several boxes of one name may be ticked together. */
export function Checkbox(props: CheckboxProps) {
  const { name, value, label, isChecked, isDisabled, count, note, isListed, isSwitch = false } = props;
  return (
    <label className={isListed ? undefined : styles.check}>
      <input
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        name={name}
        value={value}
        defaultChecked={isChecked}
        disabled={isDisabled}
      />
      {label}
      {count !== undefined && <i>{count}</i>}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}
