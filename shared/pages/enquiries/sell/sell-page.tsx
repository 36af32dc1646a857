import { plateField, stepAction } from '#shared/enquiries/enquiry-steps.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import { StepForm } from '#shared/pages/enquiries/step-form.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import { DoneNotice } from '#shared/ui/form/done-notice.tsx';
import { type FormState, typedValue } from '#shared/ui/form/form-state.ts';
import { TextField } from '#shared/ui/form/text-field.tsx';
import type { SellData } from './sell-data.ts';
import styles from './sell-page.module.css';

/** Sell a car or a van: look up the plate where that is possible, or type in the details. */
export default function SellPage({ data }: PageProps<SellData>) {
  const { definition, form, lookUp, noun } = data;
  return (
    <EnquiryFrame data={data}>
      {lookUp && <LookUp path={definition.path} noun={noun} form={lookUp} />}
      <div className={styles.found}>
        <DoneNotice message={form.done} />
      </div>
      {/* The key makes React draw a new form after a look-up, because fields keep their first values. */}
      <EnquiryForm
        key={form.done ?? ''}
        definition={definition}
        form={form}
        privacyPath={data.privacyPath}
        action={definition.path}
      />
    </EnquiryFrame>
  );
}

interface LookUpProps {
  readonly path: string;
  readonly noun: string;
  readonly form: FormState;
}

function LookUp({ path, noun, form }: LookUpProps) {
  const label = 'Registration';
  return (
    <section className={styles.lookUp} aria-labelledby="look-up">
      <h2 id="look-up">Fill in the details from your number plate</h2>
      <StepForm
        action={stepAction(path, 'look-up')}
        label="Look up the registration"
        form={form}
        labels={{ [plateField]: label }}
        submit={`Find my ${noun}`}
        submitKind="secondary"
      >
        <TextField
          name={plateField}
          label={label}
          hint="We’ll ask DVLA for the make, colour, fuel and year. Or skip this and type everything in below."
          value={typedValue(form, plateField)}
          error={form.faults.fields[plateField]}
          isRequired={false}
          maxLength={20}
        />
      </StepForm>
    </section>
  );
}
