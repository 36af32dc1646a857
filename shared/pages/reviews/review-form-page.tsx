import {
  ratingNames,
  reviewErasureDays,
  reviewedParameter,
  reviewFormPath,
  reviewRatings,
} from '#shared/contracts/review.ts';
import formStyles from '#shared/pages/enquiries/enquiry-form.module.css';
import layout from '#shared/pages/enquiries/enquiry-layout.module.css';
import { TrapField } from '#shared/pages/enquiries/trap-field.tsx';
import { privacyPath } from '#shared/routes/document-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import fieldStyles from '#shared/ui/field.module.css';
import { FieldTexts } from '#shared/ui/field.tsx';
import { type FormState, tickedValues, typedValue } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { TextAreaField } from '#shared/ui/form/text-area-field.tsx';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { reviewFields } from './review-fields.ts';
import styles from './review-form-page.module.css';
import type { ReviewFormData } from './reviews-data.ts';

/** The fields in their order, for the summary of faults. */
const order = [reviewedParameter, ...ratingNames, ...Object.keys(reviewFields), 'statement'];

const marks = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

type Errors = Readonly<Record<string, string | undefined>>;

/** The form for a review of a vehicle. It posts with or without scripts, and what was typed stays. */
export default function ReviewFormPage({ data }: PageProps<ReviewFormData>) {
  const { form, chosen } = data;
  return (
    <div className={`${layout.frame} ${styles.page}`}>
      <header className={layout.heading}>
        <h1>{chosen ? `Review the ${chosen.name}` : 'Review your vehicle'}</h1>
        <p>
          Tell other drivers what it’s like to live with. We read every review before it’s shown, and publish
          good and bad alike.
        </p>
      </header>
      <div className={formStyles.enquiry}>
        <PostForm
          form={form}
          hidden={chosen ? { [reviewedParameter]: chosen.value } : {}}
          submit="Send your review"
          order={order}
        >
          {(errors) => (
            <>
              <Vehicle data={data} errors={errors} />
              <Ratings form={form} errors={errors} />
              <Words form={form} errors={errors} />
              <TrapField />
              <p className={formStyles.privacy}>
                {`We show your review, its date and the name you give. We only use your email address to ask you a question. It’s never shown, and we erase it ${reviewErasureDays} days after we’ve decided on your review. `}
                <a href={privacyPath}>How we use your data</a>
              </p>
            </>
          )}
        </PostForm>
      </div>
    </div>
  );
}

function Vehicle({ data, errors }: { readonly data: ReviewFormData; readonly errors: Errors }) {
  const { chosen, vehicles, form } = data;
  if (chosen)
    return (
      <p className={styles.chosen}>
        <span>{chosen.name}</span>
        <a href={reviewFormPath}>Another vehicle</a>
      </p>
    );
  return (
    <SelectField
      name={reviewedParameter}
      label="Your vehicle"
      value={typedValue(form, reviewedParameter)}
      choices={[{ value: '', label: 'Choose' }, ...vehicles]}
      error={errors[reviewedParameter]}
    />
  );
}

interface PartProps {
  readonly form: FormState;
  readonly errors: Errors;
}

function Ratings({ form, errors }: PartProps) {
  return (
    <div className={styles.ratings}>
      <p className={formStyles.hint}>1 is poor, 5 is excellent.</p>
      {ratingNames.map((name) => (
        <SegmentedField
          key={name}
          name={name}
          label={reviewRatings[name]}
          value={typedValue(form, name)}
          choices={marks}
          error={errors[name]}
        />
      ))}
    </div>
  );
}

function Words({ form, errors }: PartProps) {
  const { comments, ...lines } = reviewFields;
  const statement = { name: 'statement', label: 'Your statement', error: errors.statement };
  return (
    <>
      <TextAreaField
        name="comments"
        label={comments.label}
        hint={`${comments.minLength} to ${comments.maxLength.toLocaleString('en-GB')} characters. No web addresses, please.`}
        value={typedValue(form, 'comments')}
        maxLength={comments.maxLength}
        error={errors.comments}
      />
      {Object.entries(lines).map(([name, spec]) => (
        <TypedField key={name} name={name} spec={spec} form={form} errors={errors} />
      ))}
      <fieldset className={fieldStyles.field} id="field-statement" tabIndex={-1}>
        <legend className="visually-hidden">{statement.label}</legend>
        <FieldTexts field={statement} />
        <Checkbox
          name="statement"
          value="leased"
          label="I leased this vehicle, and this is my own opinion"
          isChecked={tickedValues(form, 'statement').includes('leased')}
        />
      </fieldset>
    </>
  );
}
