import { plateField, stepAction } from '#shared/enquiries/enquiry-steps.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import type { ReceivedDeal } from '#shared/pages/enquiries/received/enquiry-received-data.ts';
import { QuotedDeal } from '#shared/pages/enquiries/received/quoted-deal.tsx';
import { StepForm } from '#shared/pages/enquiries/step-form.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import { DoneNotice } from '#shared/ui/form/done-notice.tsx';
import { type FormState, typedValue } from '#shared/ui/form/form-state.ts';
import { TextField } from '#shared/ui/form/text-field.tsx';
import styles from './sell-page.module.css';

/** Data of a page to sell a vehicle: it asks for the plate first, then for the rest. */
export interface SellData extends EnquiryData {
  readonly noun: 'car' | 'van';
  /** The page's address, with the lease that it names; both steps are posted to it. */
  readonly action: string;
  /** The lease that the vehicle is sold against. */
  readonly against?: ReceivedDeal;
  /** Whether we can ask DVLA about a plate. */
  readonly canLookUp: boolean;
  /** The first step; absent once a plate was given, and the page shows the enquiry's form. */
  readonly plate?: FormState;
}

/** Sell a car or a van: the plate first, then the rest, filled in as far as DVLA knows it. */
export default function SellPage({ data }: PageProps<SellData>) {
  return (
    <EnquiryFrame data={data}>
      <Against data={data} />
      {data.plate ? <PlateStep data={data} form={data.plate} /> : <Details data={data} />}
    </EnquiryFrame>
  );
}

/** The lease that the vehicle is sold against. */
function Against({ data: { against, definition } }: PageProps<SellData>) {
  if (!against) return null;
  return (
    <div className={styles.against}>
      <QuotedDeal deal={against} heading={definition.dealHeading} />
    </div>
  );
}

function PlateStep({ data, form }: PageProps<SellData> & { readonly form: FormState }) {
  const { action, noun, canLookUp } = data;
  const { name, label, maxLength } = plateField;
  return (
    <div className={styles.plate}>
      <StepForm
        action={stepAction(action, 'look-up')}
        label="Your registration"
        form={form}
        submit={canLookUp ? `Find my ${noun}` : 'Next'}
      >
        <TextField
          name={name}
          label={label}
          hint={`As it is on the number plate. ${canLookUp ? 'We’ll ask DVLA for the make, colour, fuel and year. ' : ''}We don’t keep it until you send us the details.`}
          value={typedValue(form, name)}
          error={form.faults.fields[name]}
          maxLength={maxLength}
        />
      </StepForm>
    </div>
  );
}

function Details({ data }: PageProps<SellData>) {
  const { definition, form, action } = data;
  return (
    <>
      <div className={styles.found}>
        <DoneNotice message={form.done} />
        <a href={action}>Use a different registration</a>
      </div>
      {/* The key makes React draw a new form after a look-up, because fields keep their first values. */}
      <EnquiryForm key={form.done ?? ''} definition={definition} form={form} action={action} />
    </>
  );
}
