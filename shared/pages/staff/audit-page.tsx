import type { PageProps } from '#shared/routes/page.ts';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { StaffAuditData, StaffAuditEntry } from './staff-data.ts';
import { StaffFrame } from './staff-frame.tsx';
import { type StaffColumn, StaffFilter, StaffPages, StaffTable } from './staff-list.tsx';

const toChoices = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];

const columns: readonly StaffColumn<StaffAuditEntry>[] = [
  { name: 'When', cell: ({ at }) => at },
  { name: 'Who', cell: ({ who }) => who },
  { name: 'What', cell: ({ action }) => action },
  { name: 'Reference', cell: ({ subject }) => subject },
];

/** Who of the staff did what and when, newest first. */
export default function StaffAuditPage({ data }: PageProps<StaffAuditData>) {
  const { filter, people, actions, entries, paging } = data;
  return (
    <StaffFrame
      data={data}
      title="Audit log"
      lead="What staff did here, and sign-ins that failed. Entries can’t be changed, and name no customer."
    >
      <StaffFilter>
        <SelectField name="who" label="Who" value={filter.who} choices={toChoices('Everyone', people)} />
        <SelectField
          name="action"
          label="What"
          value={filter.action}
          choices={toChoices('Everything', actions)}
        />
        <TextField
          name="subject"
          label="Reference"
          value={filter.subject}
          isRequired={false}
          maxLength={60}
        />
      </StaffFilter>
      <StaffTable columns={columns} rows={entries} keyOf={({ id }) => id} none="No entries match." />
      <StaffPages paging={paging} />
    </StaffFrame>
  );
}
