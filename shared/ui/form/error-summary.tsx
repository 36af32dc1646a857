import { useEffect, useRef } from 'react';
import styles from './form.module.css';
import type { FormFaults } from './form-state.ts';

interface ErrorSummaryProps {
  readonly faults: FormFaults;
  /** The names of the form's fields, in its order. */
  readonly order?: readonly string[] | undefined;
}

/** All faults of a form, each a link to its field. Takes focus when it appears or changes. */
export function ErrorSummary({ faults, order = [] }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const fields = inOrder(faults, order);
  const isEmpty = fields.length === 0 && !faults.message;
  useEffect(() => {
    if (!isEmpty && faults) summary.current?.focus();
  }, [faults, isEmpty]);
  if (isEmpty) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts this is how the reader learns that the form came back
    <div className={styles.summary} role="alert" tabIndex={-1} ref={summary} autoFocus>
      <h2>{fields.length > 0 ? 'Please check what you entered' : 'That didn’t work'}</h2>
      {fields.length === 0 && <p>{faults.message}</p>}
      {fields.length > 0 && (
        <ul className={styles.faults}>
          {fields.map(([name, message]) => (
            <li key={name}>
              <a href={`#field-${name}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Faults in the order of the form's fields; those of fields that it does not name come first. */
function inOrder({ fields }: FormFaults, names: readonly string[]): readonly (readonly [string, string])[] {
  return Object.entries(fields).toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b));
}
