import type { PageProps } from '#shared/routes/page.ts';
import type { StaffRatebook, StaffRatebooksData } from './catalogue-data.ts';
import { StaffFrame } from './staff-frame.tsx';
import { type StaffColumn, StaffTable } from './staff-list.tsx';

const columns: readonly StaffColumn<StaffRatebook>[] = [
  { name: 'Ratebook', cell: ({ name }) => name },
  { name: 'Funder', cell: ({ funder }) => funder },
  { name: 'Days', cell: ({ days }) => days },
  { name: 'Left', cell: ({ left }) => left },
  { name: 'Holds', cell: ({ holds }) => holds },
  { name: 'After that', cell: ({ after }) => after },
];

/** Whose prices the site shows and for how long, those that end first at the top. */
export default function StaffRatebooksPage({ data }: PageProps<StaffRatebooksData>) {
  return (
    <StaffFrame
      data={data}
      title="Ratebooks"
      lead="Those that end first are at the top. Prices leave the site by themselves once their ratebook has ended."
    >
      <StaffTable columns={columns} rows={data.ratebooks} keyOf={({ key }) => key} none="No ratebooks." />
    </StaffFrame>
  );
}
