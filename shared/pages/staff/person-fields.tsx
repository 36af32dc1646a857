import { TextField } from '#shared/ui/form/text-field.tsx';
import type { StaffPersonData } from './enquiries-data.ts';

/** The labels of these fields, for the summary of faults too. */
export const personLabels = { email: 'Email address', phone: 'Phone number' };

/** The fields by which staff say whom they mean. */
export function PersonFields({ person: { values, faults } }: Pick<StaffPersonData, 'person'>) {
  const { email = '', phone = '' } = values;
  return (
    <>
      <TextField
        name="email"
        label={personLabels.email}
        value={String(email)}
        isRequired={false}
        error={faults.fields.email}
        maxLength={254}
      />
      <TextField
        name="phone"
        label={personLabels.phone}
        hint="Finds forms that were sent without an email address."
        value={String(phone)}
        isRequired={false}
        error={faults.fields.phone}
        maxLength={30}
      />
    </>
  );
}
