import {
  type DocumentKind,
  documentKinds,
  maxDocumentBytes,
  sentDocumentKinds,
} from '#shared/contracts/document-kinds.ts';
import { FieldFrame, fieldControl } from '#shared/ui/field.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { type Choice, SelectField } from '#shared/ui/select-field.tsx';
import { acceptedEndings, fileField, formatBytes, kindField } from './accepted-files.ts';
import styles from './documents.module.css';
import { orderParameter } from './upload-href.ts';

/**
 * Adds one document. A plain form with a file in it; client/forms/upload-progress.ts adds dropping a file on it and the
 * progress of sending.
 */
export function UploadForm({ form, asked, orderId }: UploadFormProps) {
  return (
    <PostForm
      // The key gives each kind that is asked for a form of its own, because fields keep their first value.
      key={asked ?? ''}
      action="/api/account/documents"
      form={form}
      submit="Send document"
      encType="multipart/form-data"
      order={[kindField, fileField]}
      {...(orderId !== undefined && { hidden: { [orderParameter]: orderId } })}
    >
      {(errors) => (
        <>
          <SelectField
            name={kindField}
            label={kindLabel}
            value={asked ?? ''}
            choices={kindChoices}
            error={errors[kindField]}
          />
          <FileField error={errors[fileField]} />
        </>
      )}
    </PostForm>
  );
}

interface UploadFormProps {
  readonly form: FormState;
  /** The kind that is chosen already. */
  readonly asked?: DocumentKind | undefined;
  /** The order to go back to. */
  readonly orderId?: string | undefined;
}

const kindLabel = 'What is it?';
const fileLabel = 'File';

const kindChoices: readonly Choice[] = [
  { value: '', label: 'Please choose' },
  ...sentDocumentKinds.map((kind) => ({ value: kind, label: documentKinds[kind] })),
];

function FileField({ error }: { readonly error: string | undefined }) {
  const field = {
    name: fileField,
    label: fileLabel,
    hint: `PDF, JPEG or PNG, up to ${formatBytes(maxDocumentBytes)}.`,
    ...(error === undefined ? {} : { error }),
  };
  const { id, describedBy, isInvalid } = fieldControl(field);
  return (
    <FieldFrame field={field}>
      <div className={styles.drop} data-drop="">
        <input
          id={id}
          type="file"
          name={fileField}
          accept={acceptedEndings.join(',')}
          required
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
        />
        <p className={styles.orDrop}>or drop a file here</p>
      </div>
      <div className={styles.sending} data-upload-status="" role="status" />
    </FieldFrame>
  );
}
