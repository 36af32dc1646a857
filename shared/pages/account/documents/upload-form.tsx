import { FieldFrame, fieldControl } from '#shared/ui/field.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { acceptedEndings, fileField } from './accepted-files.ts';
import styles from './documents.module.css';

/**
 * Adds one document. A plain form with a file in it; client/forms/upload-progress.ts adds dropping a file on it and the
 * progress of sending.
 */
export function UploadForm({ form }: { readonly form: FormState }) {
  return (
    <PostForm action="/api/account/documents" form={form} submit="Upload" encType="multipart/form-data">
      {(errors) => <FileField error={errors[fileField]} />}
    </PostForm>
  );
}

function FileField({ error }: { readonly error: string | undefined }) {
  const field = {
    name: fileField,
    label: 'Document',
    hint: 'PDF, JPEG or PNG, up to 8 MB. For example your driving licence, proof of address, bank statements or signed documents.',
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
