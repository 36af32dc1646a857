import type { PageProps } from '#shared/routes/page.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import styles from './staff.module.css';
import type { StaffAuditData } from './staff-data.ts';
import { StaffFrame } from './staff-frame.tsx';
import { StaffPages } from './staff-paging.tsx';

const toChoices = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];

/** Who of the staff did what and when, newest first. */
export default function StaffAuditPage({ data }: PageProps<StaffAuditData>) {
  const { filter, people, actions, entries, paging } = data;
  return (
    <StaffFrame
      data={data}
      title="Audit log"
      lead="What staff did here. Entries can’t be changed, and name no customer."
    >
      <form className={styles.filters}>
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
        <Button kind="secondary">Show</Button>
      </form>
      {entries.length === 0 ? (
        <p>No entries match.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Reference</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, who, action, subject }) => (
              <tr key={id}>
                <td data-label="When">{at}</td>
                <td data-label="Who">{who}</td>
                <td data-label="What">{action}</td>
                <td data-label="Reference">{subject}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <StaffPages paging={paging} />
    </StaffFrame>
  );
}
