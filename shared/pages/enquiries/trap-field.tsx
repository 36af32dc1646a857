import { trapField } from '#shared/enquiries/enquiry-fields.ts';
import styles from './enquiry-form.module.css';

/** The field that people never see or reach and robots fill in; what it holds marks an enquiry as suspected. */
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
