import type { PageProps } from '#shared/routes/page.ts';
import { staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { StaffEnquiriesData, StaffEnquiryRow } from './enquiries-data.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { StaffPages } from './staff-paging.tsx';

const states = [
  { value: '', label: 'Any' },
  { value: 'open', label: 'Not answered' },
  { value: 'answered', label: 'Answered' },
  { value: 'dead', label: 'Delivery given up' },
  { value: 'held', label: 'Held as suspected' },
];

const times = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
];

/** The enquiries, newest first. Who sent one is on its own page, which the audit log knows to have been read. */
export default function StaffEnquiriesPage({ data }: PageProps<StaffEnquiriesData>) {
  const { filter, kinds, searchFault, rows, paging } = data;
  return (
    <StaffFrame data={data} title="Enquiries">
      <form className={styles.filters}>
        <SelectField name="kind" label="Kind" value={filter.kind} choices={kinds} />
        <SelectField name="state" label="State" value={filter.state} choices={states} />
        <SelectField name="days" label="Received" value={filter.days} choices={times} />
        <TextField
          name="search"
          label="Reference, email or phone"
          value={filter.search}
          isRequired={false}
          maxLength={254}
          error={searchFault}
        />
        <Button kind="secondary">Show</Button>
      </form>
      {rows.length === 0 ? <p>No enquiries match.</p> : <Enquiries rows={rows} />}
      <StaffPages paging={paging} />
      <p className={styles.quiet}>
        Someone asks what we hold on them? <a href={staffEnquiryPaths.person}>Make a copy for them</a>.
      </p>
    </StaffFrame>
  );
}

function Enquiries({ rows }: Pick<StaffEnquiriesData, 'rows'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Reference</th>
          <th scope="col">Kind</th>
          <th scope="col">About</th>
          <th scope="col">Received</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Enquiry key={row.reference} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Enquiry({ row }: { readonly row: StaffEnquiryRow }) {
  const { reference, href, kind, about, receivedAt, state, trouble } = row;
  return (
    <tr>
      <td data-label="Reference">
        <a className={styles.target} href={href}>
          {reference}
        </a>
      </td>
      <td data-label="Kind">{kind}</td>
      <td data-label="About">{about}</td>
      <td data-label="Received">{receivedAt}</td>
      <td data-label="State">
        <span>
          {state}
          {trouble !== '' && <span className={styles.warning}> {trouble}</span>}
        </span>
      </td>
    </tr>
  );
}
