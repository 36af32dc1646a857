import type { PageProps } from '#shared/routes/page.ts';
import { staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import type { StaffPersonData } from './enquiries-data.ts';
import { personFields } from './staff-fields.ts';
import styles from './staff-form.module.css';
import { StaffForm } from './staff-form.tsx';
import { StaffFrame } from './staff-frame.tsx';
import text from './staff-text.module.css';

/** What a person may ask for: a copy of all that is held on them, or to have it erased. */
export default function StaffPersonPage({ data }: PageProps<StaffPersonData>) {
  const { person, frame } = data;
  return (
    <StaffFrame
      data={data}
      title="What we hold on a person"
      lead="For a person who asks for a copy, or asks us to erase it. Check that it’s them first."
      order={Object.keys(personFields)}
    >
      <StaffForm action={staffEnquiryPaths.person} csrf={frame.csrf}>
        <PersonFields person={person} />
        <div className={styles.actions}>
          <Button name="format" value="html">
            Download to read
          </Button>
          <Button name="format" value="json" kind="secondary">
            Download as JSON
          </Button>
        </div>
        <h2>Erase it</h2>
        <p className={text.quiet}>
          Shows what would go, and what has to stay. Nothing is erased until you confirm.
        </p>
        <Button kind="secondary" formAction={staffEnquiryPaths.erasure}>
          See what would be erased
        </Button>
      </StaffForm>
    </StaffFrame>
  );
}

/** Says whom staff mean. */
export function PersonFields({ person }: Pick<StaffPersonData, 'person'>) {
  return (
    <>
      <TypedField name="email" spec={personFields.email} form={person} />
      <TypedField name="phone" spec={personFields.phone} form={person} />
    </>
  );
}
