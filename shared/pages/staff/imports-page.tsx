import type { PageProps } from '#shared/routes/page.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { StaffImportsData, StaffVersion } from './catalogue-data.ts';
import { StaffForm } from './staff-form.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { type StaffColumn, StaffTable } from './staff-list.tsx';

const columns: readonly StaffColumn<StaffVersion>[] = [
  { name: 'Version', cell: ({ number, state }) => [String(number), state].filter(Boolean).join(', ') },
  { name: 'When', cell: ({ at }) => at },
  { name: 'What', cell: ({ what }) => what },
  { name: 'Who and why', cell: ({ by, reason }) => [by, reason].filter(Boolean).join(': ') || 'Not known' },
  { name: 'Changed', cell: ({ changes }) => changes },
  { name: 'Holds', cell: ({ holds }) => holds },
];

/** The versions of the catalogue: who made each, why, and what it changed; and the way back to an earlier one. */
export default function StaffImportsPage({ data }: PageProps<StaffImportsData>) {
  return (
    <StaffFrame
      data={data}
      title="Imports"
      lead="Every change to the catalogue. The last five versions are kept whole, so you can go back to one."
      labels={{ reason: 'Reason', version: 'Version', confirm: 'Go ahead' }}
    >
      <GoBack data={data} />
      <StaffTable
        columns={columns}
        rows={data.versions}
        keyOf={({ number }) => number}
        none="No import yet."
      />
    </StaffFrame>
  );
}

function GoBack({ data: { kept, frame, form } }: { readonly data: StaffImportsData }) {
  const [newest] = kept;
  if (newest === undefined) return null;
  const faults = form?.faults;
  return (
    <StaffForm action={staffCataloguePaths.undo} csrf={frame.csrf}>
      <h2>Go back to an earlier version</h2>
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
      <Button kind="secondary">Go back</Button>
    </StaffForm>
  );
}
