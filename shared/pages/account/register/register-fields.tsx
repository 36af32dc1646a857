import { communicationTypes } from '#shared/pages/account/communication-types.ts';
import { ChoiceGroup } from '#shared/ui/form/choice-group.tsx';
import { type FormState, tickedValues, typedValue } from '#shared/ui/form/form-state.ts';
import { labelsOf, TypedField } from '#shared/ui/form/text-field.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import styles from './register-page.module.css';

/** The lines of text, in the order of the form. */
const texts = {
  companyName: {
    label: 'Company name',
    hint: 'For business accounts.',
    autoComplete: 'organization',
    isRequired: false,
  },
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: { label: 'Email address', type: 'email', autoComplete: 'email' },
  mobile: { label: 'Mobile number', hint: 'For news about your orders.', type: 'tel', autoComplete: 'tel' },
} as const;

const { companyName, ...lines } = texts;

/** Label of each field in the summary of faults. */
export const registerLabels = { accountType: 'Who is the lease for?', ...labelsOf(texts) };

interface RegisterFieldsProps {
  readonly form: FormState;
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** The fields of a registration. The company's name is shown for a business account only, by CSS alone. */
export function RegisterFields({ form, errors }: RegisterFieldsProps) {
  return (
    <div className={styles.fields}>
      <SegmentedField
        name="accountType"
        label={registerLabels.accountType}
        value={typedValue(form, 'accountType') || 'personal'}
        choices={accountTypes}
        error={errors.accountType}
      />
      <div className={styles.company}>
        <TypedField name="companyName" spec={companyName} form={form} errors={errors} />
      </div>
      {Object.entries(lines).map(([name, spec]) => (
        <TypedField key={name} name={name} spec={spec} form={form} errors={errors} />
      ))}
      <ChoiceGroup
        name="allowedCommunicationTypes"
        label="May we send you offers? (optional)"
        hint="Leave them empty if you don’t want any. You can change this at any time."
        choices={communicationTypes}
        ticked={tickedValues(form, 'allowedCommunicationTypes')}
        error={errors.allowedCommunicationTypes}
      />
    </div>
  );
}

const accountTypes = [
  { value: 'personal', label: 'Me' },
  { value: 'business', label: 'A business' },
];
