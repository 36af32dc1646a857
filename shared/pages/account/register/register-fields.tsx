import { communicationTypes } from '#shared/pages/account/communication-types.ts';
import { ChoiceGroup } from '#shared/ui/form/choice-group.tsx';
import { type FormState, tickedValues, typedValue } from '#shared/ui/form/form-state.ts';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import styles from './register-page.module.css';

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
        <TextField
          name="companyName"
          value={typedValue(form, 'companyName')}
          error={errors.companyName}
          label={registerLabels.companyName}
          hint="For business accounts."
          autoComplete="organization"
          isRequired={false}
        />
      </div>
      <TextField
        name="firstName"
        value={typedValue(form, 'firstName')}
        error={errors.firstName}
        label={registerLabels.firstName}
        autoComplete="given-name"
      />
      <TextField
        name="lastName"
        value={typedValue(form, 'lastName')}
        error={errors.lastName}
        label={registerLabels.lastName}
        autoComplete="family-name"
      />
      <TextField
        name="email"
        value={typedValue(form, 'email')}
        error={errors.email}
        label={registerLabels.email}
        type="email"
        autoComplete="email"
      />
      <TextField
        name="mobile"
        value={typedValue(form, 'mobile')}
        error={errors.mobile}
        label={registerLabels.mobile}
        hint="For news about your orders."
        type="tel"
        autoComplete="tel"
      />
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

/** Label of each field, also used in the summary of faults. */
export const registerLabels = {
  accountType: 'Who is the lease for?',
  companyName: 'Company name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  mobile: 'Mobile number',
};

const accountTypes = [
  { value: 'personal', label: 'Me' },
  { value: 'business', label: 'A business' },
];
