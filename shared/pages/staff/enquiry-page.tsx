import type { PageProps } from '#shared/routes/page.ts';
import { staffEnquiryPath, staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { TextAreaField } from '#shared/ui/form/text-area-field.tsx';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import type { StaffEnquiryData } from './enquiries-data.ts';
import { enquiryFields } from './staff-fields.ts';
import { StaffForm } from './staff-form.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { Facts } from './staff-list.tsx';
import styles from './staff-sides.module.css';
import text from './staff-text.module.css';

/** One enquiry whole: what was sent and agreed to, how it was delivered, and what staff can do about it. */
export default function StaffEnquiryPage({ data }: PageProps<StaffEnquiryData>) {
  const { title, lead, groups, isErased, isSuspected } = data;
  return (
    <StaffFrame data={data} title={title} lead={lead} order={Object.keys(enquiryFields)}>
      {isSuspected && (
        <p className={text.warning}>A robot may have sent this. It’s delivered only if you say so.</p>
      )}
      {isErased && <p>What was sent has been erased.</p>}
      <div className={styles.sides}>
        <div className={styles.stack}>
          {groups.map((group) => (
            <Facts key={group.title} title={group.title} facts={group.facts} />
          ))}
          <Consents consents={data.consents} />
        </div>
        <div className={styles.stack}>
          <Answered data={data} />
          <Deliveries data={data} />
          {!isErased && <Erase data={data} />}
        </div>
      </div>
    </StaffFrame>
  );
}

type Part = { readonly data: StaffEnquiryData };

function Answered({ data: { reference, answered, history, isErased, frame, form } }: Part) {
  const told = history.length > 0 && <Facts title="History" facts={history} />;
  if (isErased) return told || (answered === undefined ? null : <p>{answered}</p>);
  const typed = form?.values.note;
  return (
    <section className={styles.stack}>
      <h2>{answered === undefined ? 'Not answered yet' : 'Answered'}</h2>
      {answered !== undefined && <p className={text.quiet}>{answered}</p>}
      <StaffForm action={staffEnquiryPath(reference, staffEnquiryPaths.answered)} csrf={frame.csrf}>
        <TextAreaField
          name="note"
          hint={enquiryFields.note.hint}
          maxLength={enquiryFields.note.maxLength}
          label={answered === undefined ? 'Note (optional)' : 'Another note'}
          value={typeof typed === 'string' ? typed : ''}
          isRequired={false}
          rows={3}
          error={form?.faults.fields.note}
        />
        <Button>{answered === undefined ? 'Mark as answered' : 'Add the note'}</Button>
      </StaffForm>
      {answered !== undefined && (
        <StaffForm action={staffEnquiryPath(reference, staffEnquiryPaths.reopened)} csrf={frame.csrf}>
          <Button kind="secondary">Mark as not answered</Button>
        </StaffForm>
      )}
      {told}
    </section>
  );
}

function Deliveries({ data: { reference, deliveries, isErased, frame, personHref } }: Part) {
  return (
    <section className={styles.stack}>
      <Facts
        title="Deliveries"
        facts={deliveries.map(({ channel, state }) => ({ label: channel, value: state }))}
      />
      {!isErased && (
        <StaffForm action={staffEnquiryPath(reference, staffEnquiryPaths.redeliver)} csrf={frame.csrf}>
          <Checkbox name="again" value="true" label="Also what was delivered before" isChecked={false} />
          <Button kind="secondary">Deliver again</Button>
        </StaffForm>
      )}
      {personHref !== undefined && (
        <p className={text.quiet}>
          Asked for a copy, or to be forgotten? <a href={personHref}>All we hold on this person</a>
        </p>
      )}
    </section>
  );
}

function Consents({ consents }: Pick<StaffEnquiryData, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <Facts
      title="Consent"
      facts={consents.map(({ wording, isGiven }) => ({
        label: isGiven ? 'Agreed' : 'Not agreed',
        value: `“${wording}”`,
      }))}
    />
  );
}

function Erase({ data: { reference, frame, form } }: Part) {
  return (
    <section className={styles.stack}>
      <h2>Erase</h2>
      <p className={text.quiet}>Deletes what was sent, for good. The reference, time and consents stay.</p>
      <StaffForm action={staffEnquiryPath(reference, staffEnquiryPaths.erase)} csrf={frame.csrf}>
        <TypedField
          name="confirm"
          spec={{ ...enquiryFields.confirm, label: `Type ${reference} to confirm` }}
          form={form}
        />
        <Button kind="secondary">Erase this enquiry</Button>
      </StaffForm>
    </section>
  );
}
