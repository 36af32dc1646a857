import { erasureReasonNames, erasureReasons } from '#shared/contracts/erasure-reason.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { RadioGroup } from '#shared/ui/form/radio-group.tsx';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import type { StaffErasureData, StaffErasurePlan } from './enquiries-data.ts';
import { PersonFields } from './person-page.tsx';
import { erasureFields } from './staff-fields.ts';
import { StaffForm } from './staff-form.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { Facts } from './staff-list.tsx';
import styles from './staff-sides.module.css';
import text from './staff-text.module.css';

/** Erases all that may be erased of a person: first whom, then what goes and stays, then the form that does it. */
export default function StaffErasurePage({ data }: PageProps<StaffErasureData>) {
  const { plan } = data;
  return (
    <StaffFrame
      data={data}
      title="Erase what we hold"
      lead={plan ? `On ${plan.who}. Nothing is erased until you confirm.` : 'Find the person first.'}
      order={Object.keys(erasureFields)}
    >
      {plan ? <Plan plan={plan} data={data} /> : <Find data={data} />}
    </StaffFrame>
  );
}

type Part = { readonly data: StaffErasureData };

function Find({ data: { person, frame } }: Part) {
  return (
    <StaffForm action={staffEnquiryPaths.erasure} csrf={frame.csrf}>
      <PersonFields person={person} />
      <Button>See what would be erased</Button>
    </StaffForm>
  );
}

function Plan({ plan, data }: Part & { readonly plan: StaffErasurePlan }) {
  const { erased, withAccount, account, kept, underWay, canErase } = plan;
  return (
    <div className={styles.sides}>
      <div className={styles.stack}>
        {erased.length > 0 && <Facts title="What goes" facts={erased} />}
        {withAccount.length > 0 && <Facts title={accountTitles[account ?? 'closable']} facts={withAccount} />}
        <Facts title="What stays, and why" facts={kept} />
      </div>
      <div className={styles.stack}>
        {underWay.length > 0 && (
          <p className={text.warning}>
            {`Being delivered at this moment: ${underWay.join(', ')}. Wait a minute before you erase.`}
          </p>
        )}
        {canErase ? <Confirm plan={plan} data={data} /> : <p>There’s nothing here to erase.</p>}
        <p>
          <a href={staffEnquiryPaths.person}>Look for someone else</a>
        </p>
      </div>
    </div>
  );
}

const accountTitles = {
  closable: 'What goes only if you close the account',
  running: 'The account: it stays, because a lease or an order is running',
  elsewhere: 'What goes only if you tick the box for the account',
};

function Confirm({
  plan: { who, account, withAccount },
  data: { person, frame },
}: Part & { readonly plan: StaffErasurePlan }) {
  const { email = '', phone = '', reason = '', account: ticked } = person.values;
  const isOffered = account !== undefined && account !== 'running' && withAccount.length > 0;
  return (
    <section className={styles.stack}>
      <h2>Erase it for good</h2>
      <StaffForm
        action={staffEnquiryPaths.erasePerson}
        csrf={frame.csrf}
        hidden={{ email: String(email), phone: String(phone) }}
      >
        <RadioGroup
          name="reason"
          label={erasureFields.reason.label}
          hint="Kept in the audit log, which doesn’t say whom it was about."
          choices={erasureReasonNames.map((value) => ({ value, label: erasureReasons[value] }))}
          value={String(reason)}
          error={person.faults.fields.reason}
        />
        {isOffered && (
          <Checkbox
            name="account"
            value="close"
            label={
              account === 'closable' ? 'Close the account too' : 'Erase what’s saved with the account too'
            }
            isChecked={ticked === 'close'}
          />
        )}
        <TypedField
          name="confirm"
          spec={{ ...erasureFields.confirm, label: `Type ${who} to confirm` }}
          form={person}
        />
        <Button>Erase</Button>
      </StaffForm>
    </section>
  );
}
