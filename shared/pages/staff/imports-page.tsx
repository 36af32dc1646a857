import type { PageProps } from '#shared/routes/page.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { StaffImportsData } from './catalogue-data.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';

/** The versions of the catalogue: who made each, why, and what it changed; and the way back to an earlier one. */
export default function StaffImportsPage({ data }: PageProps<StaffImportsData>) {
  const { versions } = data;
  return (
    <StaffFrame
      data={data}
      title="Imports"
      lead="Every change to the catalogue. The last five versions are kept whole, so you can go back to one."
      labels={{ reason: 'Reason', version: 'Version', confirm: 'Go ahead' }}
    >
      <GoBack data={data} />
      {versions.length === 0 ? (
        <p>No import yet.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Who and why</th>
              <th scope="col">Changed</th>
              <th scope="col">Holds</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ number, at, what, by, reason, holds, changes, state }) => (
              <tr key={number}>
                <td data-label="Version">{[String(number), state].filter(Boolean).join(', ')}</td>
                <td data-label="When">{at}</td>
                <td data-label="What">{what}</td>
                <td data-label="Who and why">{[by, reason].filter(Boolean).join(': ') || 'Not known'}</td>
                <td data-label="Changed">{changes}</td>
                <td data-label="Holds">{holds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </StaffFrame>
  );
}

function GoBack({ data: { kept, frame, form } }: { readonly data: StaffImportsData }) {
  const [newest] = kept;
  if (newest === undefined) return null;
  const faults = form?.faults;
  return (
    <form className={styles.narrow} method="post" action={staffCataloguePaths.undo}>
      <h2>Go back to an earlier version</h2>
      <HiddenFields query={{ csrf: frame.csrf }} />
      <SelectField
        name="version"
        label="Version"
        value={String(form?.values.version ?? newest)}
        choices={kept.map((number) => ({ value: String(number), label: `Version ${number}` }))}
      />
      <TextField
        name="reason"
        label="Reason"
        value={String(form?.values.reason ?? '')}
        error={faults?.fields.reason}
        maxLength={500}
      />
      {faults?.fields.confirm !== undefined && (
        <Checkbox name="confirm" value="yes" label="Go ahead all the same" isChecked={false} />
      )}
      <div>
        <Button kind="secondary">Go back</Button>
      </div>
    </form>
  );
}
