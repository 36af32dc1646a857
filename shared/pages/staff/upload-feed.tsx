import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldFrame, fieldControl } from '#shared/ui/field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { StaffImportsData } from './catalogue-data.ts';
import styles from './imports-page.module.css';
import { StaffForm } from './staff-form.tsx';

/** Uploads up to three files of a feed, which are then checked. */
export function UploadFeed({ data: { frame, form, layouts } }: { readonly data: StaffImportsData }) {
  return (
    <StaffForm action={staffCataloguePaths.upload} csrf={frame.csrf} encType="multipart/form-data">
      <h2>Upload a feed</h2>
      <SelectField
        name="readAs"
        label="What’s in it?"
        value={String(form?.values.readAs ?? 'name')}
        choices={[
          { value: 'name', label: 'Go by what’s in the file' },
          { value: 'vehicles', label: 'Vehicles, in our columns' },
          { value: 'rates', label: 'Rates, in our columns' },
          { value: 'stock', label: 'Stock, in our columns' },
          ...layouts.map((name) => ({ value: `layout:${name}`, label: `A funder’s file: ${name}` })),
        ]}
      />
      <FilesField error={form?.faults.fields.files} />
      <Button>Upload and check</Button>
    </StaffForm>
  );
}

function FilesField({ error }: { readonly error: string | undefined }) {
  const field = {
    name: 'files',
    label: 'File',
    hint: 'CSV or Excel (.xlsx), up to 64 MB. Compress a larger CSV with gzip. You can choose vehicles, rates and stock together.',
    ...(error === undefined ? {} : { error }),
  };
  const { id, describedBy, isInvalid } = fieldControl(field);
  return (
    <FieldFrame field={field}>
      <div className={styles.file}>
        <input
          id={id}
          type="file"
          name={field.name}
          accept=".csv,.txt,.tsv,.xlsx,.gz"
          multiple
          required
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
        />
      </div>
    </FieldFrame>
  );
}
