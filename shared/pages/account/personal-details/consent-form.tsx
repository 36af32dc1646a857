import { formatDate } from '#shared/format/format-date.ts';
import { communicationTypes } from '#shared/pages/account/communication-types.ts';
import { ChoiceGroup } from '#shared/ui/form/choice-group.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import type { HeldConsents } from './personal-details-data.ts';
import styles from './personal-details-page.module.css';

interface ConsentFormProps {
  readonly form: FormState;
  readonly held: HeldConsents;
}

/**
 * Consent to marketing, separately for each way of contact. Messages about the customer's own lease need no consent.
 */
export function ConsentForm({ form, held }: ConsentFormProps) {
  return (
    <>
      <p className={styles.note}>
        {savedWords(held)} We’ll always send you messages about your own quotes, orders and contracts.
      </p>
      <PostForm action="/api/account/consent" form={form} submit="Save my choice" submitKind="secondary">
        {(errors) => (
          <ChoiceGroup
            name="allowedCommunicationTypes"
            label="Offers and news by"
            choices={communicationTypes}
            ticked={held.allowed}
            error={errors.allowedCommunicationTypes}
          />
        )}
      </PostForm>
    </>
  );
}

function savedWords({ savedOn }: HeldConsents): string {
  return savedOn ? `Last saved on ${formatDate(savedOn)}.` : 'You haven’t told us yet, so we don’t send any.';
}
