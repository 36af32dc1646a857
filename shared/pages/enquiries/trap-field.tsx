import { trapField } from '#shared/enquiries/enquiry-fields.ts';
import styles from './enquiry-form.module.css';

/** A field that people cannot see or reach and that robots fill in, which marks what they send as suspected. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={trapField} defaultValue="" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
