import type { ReactNode } from 'react';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import styles from './staff-form.module.css';

interface StaffFormProps {
  readonly action: string;
  /** The token of the session, without which nothing that is posted to the staff site is taken. */
  readonly csrf: string;
  /** Values of hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Accessible name where a page has several forms of the same kind. */
  readonly label?: string;
  /** For a form with files. Its token comes before them, so that nothing is kept of a file without it. */
  readonly encType?: 'multipart/form-data';
  readonly children: ReactNode;
}

/** A form that changes something: its fields below each other, then its buttons. */
export function StaffForm({ action, csrf, hidden, label, encType, children }: StaffFormProps) {
  return (
    <form className={styles.form} method="post" action={action} encType={encType} aria-label={label}>
      <HiddenFields query={{ ...hidden, csrf }} />
      {children}
    </form>
  );
}
