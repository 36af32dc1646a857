import type { PageProps } from '#shared/routes/page.ts';
import { staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import type { StaffPersonData } from './enquiries-data.ts';
import styles from './staff-form.module.css';
import { StaffForm } from './staff-form.tsx';
import { StaffFrame } from './staff-frame.tsx';

/** A copy of all that is held on a person, who has asked for it. */
export default function StaffPersonPage({ data }: PageProps<StaffPersonData>) {
  const { person, frame } = data;
  const { email = '', phone = '' } = person.values;
  const { fields } = person.faults;
  return (
    <StaffFrame
      data={data}
      title="Copy of what we hold"
      lead="For a person who asks what we hold on them. Check that it’s them before you send it."
      labels={{ email: 'Email address', phone: 'Phone number' }}
    >
      <StaffForm action={staffEnquiryPaths.person} csrf={frame.csrf}>
        <TextField
          name="email"
          label="Email address"
          value={String(email)}
          isRequired={false}
          error={fields.email}
          maxLength={254}
        />
        <TextField
          name="phone"
          label="Phone number"
          hint="Finds forms that were sent without an email address."
          value={String(phone)}
          isRequired={false}
          error={fields.phone}
          maxLength={30}
        />
        <div className={styles.actions}>
          <Button name="format" value="html">
            Download to read
          </Button>
          <Button name="format" value="json" kind="secondary">
            Download as JSON
          </Button>
        </div>
      </StaffForm>
    </StaffFrame>
  );
}
