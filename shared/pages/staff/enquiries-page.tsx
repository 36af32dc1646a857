import type { PageProps } from '#shared/routes/page.ts';
import { staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { StaffEnquiriesData, StaffEnquiryRow } from './enquiries-data.ts';
import { StaffFrame } from './staff-frame.tsx';
import { type StaffColumn, StaffFilter, StaffPages, StaffTable } from './staff-list.tsx';
import text from './staff-text.module.css';

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

const columns: readonly StaffColumn<StaffEnquiryRow>[] = [
  { name: 'Reference', cell: ({ reference, href }) => <a href={href}>{reference}</a> },
  { name: 'Kind', cell: ({ kind }) => kind },
  { name: 'About', cell: ({ about }) => about },
  { name: 'Received', cell: ({ receivedAt }) => receivedAt },
  {
    name: 'State',
    cell: ({ state, trouble }) => (
      <span>
        {state}
        {trouble !== '' && <span className={text.warning}> {trouble}</span>}
      </span>
    ),
  },
];

/** The enquiries, newest first. Who sent one is on its own page, which the audit log knows to have been read. */
export default function StaffEnquiriesPage({ data }: PageProps<StaffEnquiriesData>) {
  const { filter, kinds, searchFault, rows, paging } = data;
  return (
    <StaffFrame data={data} title="Enquiries">
      <StaffFilter>
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
      </StaffFilter>
      <StaffTable
        columns={columns}
        rows={rows}
        keyOf={({ reference }) => reference}
        none="No enquiries match."
      />
      <StaffPages paging={paging} />
      <p className={text.quiet}>
        Someone asks for a copy of what we hold, or wants it erased?{' '}
        <a href={staffEnquiryPaths.person}>What we hold on a person</a>
      </p>
    </StaffFrame>
  );
}
