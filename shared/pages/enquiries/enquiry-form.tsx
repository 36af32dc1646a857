import { type FieldSpec, listControls } from '#shared/contracts/field-spec.ts';
import type { ConsentSpec, DrawnEnquiry } from '#shared/enquiries/enquiry-definition.ts';
import { consentField, fromField } from '#shared/enquiries/enquiry-fields.ts';
import { privacyPath } from '#shared/routes/document-paths.ts';
import fieldStyles from '#shared/ui/field.module.css';
import { FieldTexts, fieldControl } from '#shared/ui/field.tsx';
import { type FormState, tickedValues, typedValue } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { EnquiryField } from './enquiry-field.tsx';
import styles from './enquiry-form.module.css';
import { TrapField } from './trap-field.tsx';

interface EnquiryFormProps {
  readonly definition: DrawnEnquiry;
  readonly form: FormState;
  /** Values of hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Where the form is posted; when left out, to the page that it is on, with its query. */
  readonly action?: string;
}

/**
 * The form of an enquiry, drawn from its definition. It posts with or without scripts; faults stand beside the fields
 * and in a summary that takes focus, and the visitor keeps what they typed. Nothing is ticked or chosen for them.
 */
export function EnquiryForm({ definition, form, hidden = {}, action }: EnquiryFormProps) {
  const { kind, fields, consents, submit } = definition;
  return (
    <div className={styles.enquiry}>
      <PostForm
        action={action}
        form={form}
        hidden={{ ...hidden, [fromField]: typedValue(form, fromField) }}
        submit={submit}
        enquiry={kind}
        order={[...listControls(fields).map(({ name }) => name), consentField]}
      >
        {(errors) => (
          <>
            {fields.map((spec) => (
              <EnquiryField key={keyOf(spec)} spec={spec} form={form} errors={errors} />
            ))}
            <ConsentBoxes consents={consents} form={form} error={errors[consentField]} />
            <TrapField />
            <p className={styles.privacy}>
              {privacyOf(definition)}
              <a href={privacyPath}>How we use your data</a>
            </p>
          </>
        )}
      </PostForm>
    </div>
  );
}

function privacyOf({ name, consents }: DrawnEnquiry): string {
  const more = consents.length > 0 ? ', unless you tick a box to allow more' : '';
  return `We’ll only use what you send, and the page you came from, to deal with your ${name}${more}. `;
}

function keyOf(spec: FieldSpec): string {
  return spec.kind === 'group' ? spec.legend : spec.name;
}

interface ConsentBoxesProps {
  readonly consents: readonly ConsentSpec[];
  readonly form: FormState;
  readonly error?: string | undefined;
}

/** A box for each thing that the visitor may agree to: never ticked for them, wording kept in the consent log. */
function ConsentBoxes({ consents, form, error }: ConsentBoxesProps) {
  if (consents.length === 0) return null;
  const field = { name: consentField, label: 'Your choice', error };
  const { id, describedBy } = fieldControl(field);
  const ticked = tickedValues(form, consentField);
  return (
    <fieldset className={styles.consents} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <legend>{field.label}</legend>
      <FieldTexts field={field} />
      {consents.map(({ purpose, wording, isRequired }) => (
        <label key={purpose} className={fieldStyles.check}>
          <input
            type="checkbox"
            name={consentField}
            value={purpose}
            defaultChecked={ticked.includes(purpose)}
            required={isRequired}
          />
          {wording}
        </label>
      ))}
    </fieldset>
  );
}
