import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx';
import formStyles from '#shared/ui/form/form.module.css';
import type { FormState } from '#shared/ui/form/form-state.ts';
import styles from './enquiry-form.module.css';

interface StepFormProps {
  /** Path and query of the step. */
  readonly action: string;
  /** Accessible name: the page has another form. */
  readonly label: string;
  readonly form: FormState;
  /** The names of the fields in their order, for the summary of faults; one field needs none. */
  readonly order?: readonly string[];
  readonly submit: string;
  readonly submitKind?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/**
 * A form that comes before the enquiry's own form. The browser posts it, even where scripts run, and the server answers
 * with the same page, filled in further.
 */
export function StepForm({
  action,
  label,
  form,
  order,
  submit,
  submitKind = 'primary',
  children,
}: StepFormProps) {
  return (
    <div className={styles.enquiry}>
      <form className={formStyles.form} method="post" action={action} aria-label={label} noValidate>
        <ErrorSummary faults={form.faults} order={order} />
        {children}
        <div>
          <Button kind={submitKind}>{submit}</Button>
        </div>
      </form>
    </div>
  );
}
