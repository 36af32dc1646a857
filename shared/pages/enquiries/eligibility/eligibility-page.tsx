import { listControls } from '#shared/contracts/field-spec.ts';
import type { DrawnEnquiry } from '#shared/enquiries/enquiry-definition.ts';
import { stepAction } from '#shared/enquiries/enquiry-steps.ts';
import type { EligibilityResult } from '#shared/enquiries/judge-eligibility.ts';
import { BrokerNote } from '#shared/pages/enquiries/broker-note.tsx';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { EnquiryField } from '#shared/pages/enquiries/enquiry-field.tsx';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import { StepForm } from '#shared/pages/enquiries/step-form.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import styles from './eligibility-page.module.css';

/** The result of the answers, and the optional form that sends them to us. */
interface JudgedEligibility {
  readonly result: EligibilityResult;
  /** Sent with the contact details as hidden fields. */
  readonly answers: Readonly<Record<string, string>>;
  /** The enquiry without its questions. */
  readonly definition: DrawnEnquiry;
  readonly form: FormState;
}

/** The eligibility checker. `form` is the one of the questions. */
export interface EligibilityData extends EnquiryData {
  readonly judged?: JudgedEligibility;
}

/** Nine questions, then the result, then an optional form that sends it to us with contact details. */
export default function EligibilityPage({ data }: PageProps<EligibilityData>) {
  const { judged } = data;
  return (
    <EnquiryFrame data={data}>
      <div className={styles.page}>
        {judged ? <EligibilityOutlook result={judged.result} /> : <NoSearch />}
        <BrokerNote />
        {judged && <SendAnswers judged={judged} />}
        {judged ? (
          <details className={styles.again}>
            <summary>Change my answers</summary>
            <Questions data={data} />
          </details>
        ) : (
          <Questions data={data} />
        )}
      </div>
    </EnquiryFrame>
  );
}

function NoSearch() {
  return (
    <Notice kind="info">
      <p>
        This won’t affect your credit score, and we don’t look anything up. We work out the result from your
        answers and don’t keep them, unless you then send them to us with your contact details.
      </p>
    </Notice>
  );
}

function Questions({ data: { definition, form } }: { readonly data: EligibilityData }) {
  const { fields, path } = definition;
  return (
    <StepForm
      action={stepAction(path, 'check')}
      label="The questions"
      form={form}
      order={listControls(fields).map(({ name }) => name)}
      submit="See the result"
    >
      {fields.map((spec) => (
        <EnquiryField
          key={spec.kind === 'group' ? spec.legend : spec.name}
          spec={spec}
          form={form}
          errors={form.faults.fields}
        />
      ))}
    </StepForm>
  );
}

function SendAnswers({ judged: { definition, form, answers } }: { readonly judged: JudgedEligibility }) {
  return (
    <section className={styles.send} aria-labelledby="send-answers">
      <h2 id="send-answers">Want to talk it through?</h2>
      <p>
        We haven’t kept your answers. If you’d like someone to look at them and suggest leases within reach,
        send them with your contact details. Then we keep both.
      </p>
      <EnquiryForm definition={definition} form={form} hidden={answers} action={definition.path} />
    </section>
  );
}

const headings: Readonly<Record<EligibilityResult['outlook'], string>> = {
  likely: 'Likely to be approved',
  'worth-a-talk': 'Let’s talk it through',
  unlikely: 'Unlikely to be approved at the moment',
};

const reasonHeadings: Readonly<Record<EligibilityResult['outlook'], string>> = {
  likely: 'What’s in your favour',
  'worth-a-talk': 'What funders may ask about',
  unlikely: 'What stands in the way',
};

/** The result in words. Takes focus, so that screen readers start with it on the page that comes back. */
function EligibilityOutlook({ result: { outlook, reasons, helps } }: { readonly result: EligibilityResult }) {
  return (
    <section
      className={`${styles.outlook} ${outlook === 'likely' ? styles.good : styles.careful}`}
      aria-labelledby="outlook"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts this is how a screen reader finds the result
      autoFocus
    >
      <h2 id="outlook">
        <Icon name={outlook === 'likely' ? 'check' : 'info'} size={24} />
        {headings[outlook]}
      </h2>
      <h3>{reasonHeadings[outlook]}</h3>
      <List sentences={reasons} />
      {helps.length > 0 && (
        <>
          <h3>What would help</h3>
          <List sentences={helps} />
        </>
      )}
      <p className={styles.small}>
        A guide based only on your answers. No credit search was made and it won’t affect your credit score.
        The decision is the funder’s, after a credit search that you agree to.
      </p>
    </section>
  );
}

function List({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
