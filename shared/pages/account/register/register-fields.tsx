import { communicationTypes } from '#shared/pages/account/communication-types.ts';
import { ChoiceGroup } from '#shared/ui/form/choice-group.tsx';
import { type FormState, tickedValues, typedValue } from '#shared/ui/form/form-state.ts';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import styles from './register-page.module.css';

/** The lines of text, in the order of the form; the server checks their lengths, and names them by their labels. */
export const registerTexts = {
  companyName: {
    label: 'Company name',
    hint: 'For business accounts.',
    autoComplete: 'organization',
    maxLength: 200,
    isRequired: false,
  },
  firstName: { label: 'First name', autoComplete: 'given-name', maxLength: 100 },
  lastName: { label: 'Last name', autoComplete: 'family-name', maxLength: 100 },
  email: { label: 'Email address', type: 'email', autoComplete: 'email' },
  mobile: {
    label: 'Mobile number',
    hint: 'For news about your orders.',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 32,
  },
} as const;

const { companyName, ...lines } = registerTexts;

/** The order of the form's fields, for the summary of faults. */
export const registerOrder = ['accountType', ...Object.keys(registerTexts)];

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
        label="Who is the lease for?"
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
