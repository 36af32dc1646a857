import { Button } from './button.tsx';
import styles from './search-line.module.css';

interface SearchLineProps {
  /** The page that answers; the words are in its query under this name. */
  readonly action: string;
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly maxLength: number;
  readonly submit?: string;
  /** Tells it from other searches of the page. */
  readonly purpose?: string;
}

/** A field for words and its button, as a GET form. */
export function SearchLine({
  action,
  id,
  label,
  value,
  submit = 'Search',
  purpose,
  ...field
}: SearchLineProps) {
  return (
    <search aria-label={purpose}>
      <form className={styles.line} action={action}>
        <label htmlFor={id}>{label}</label>
        <input id={id} type="search" defaultValue={value} {...field} />
        <Button kind="secondary">{submit}</Button>
      </form>
    </search>
  );
}
