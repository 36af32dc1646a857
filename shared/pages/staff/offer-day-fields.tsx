import type { FormState } from '#shared/ui/form/form-state.ts';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import styles from './offer-day-fields.module.css';
import { offerFields } from './staff-fields.ts';

/** The first and the last day of an offer, both included. */
export function OfferDayFields({
  form,
}: {
  readonly form: Pick<FormState, 'values' | 'faults'> | undefined;
}) {
  return (
    <div className={styles.pair}>
      <TypedField name="startsOn" spec={offerFields.startsOn} form={form} />
      <TypedField name="endsOn" spec={offerFields.endsOn} form={form} />
    </div>
  );
}
