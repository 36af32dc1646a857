import type { PageProps } from '#shared/routes/page.ts';
import { staffOfferPaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import { OfferDayFields } from './offer-day-fields.tsx';
import type { StaffOffersData } from './offers-data.ts';
import { offerFields } from './staff-fields.ts';
import { StaffForm } from './staff-form.tsx';
import { StaffFrame, StaffLinks } from './staff-frame.tsx';
import { type StaffColumn, StaffPages, StaffTable } from './staff-list.tsx';

type Row = StaffOffersData['offers'][number];

const columns: readonly StaffColumn<Row>[] = [
  { name: 'Vehicle', cell: ({ href, vehicle }) => <a href={href}>{vehicle}</a> },
  { name: 'Days', cell: ({ days }) => days },
  { name: 'On the site', cell: ({ says }) => says },
  { name: 'Made by', cell: ({ madeBy }) => madeBy },
];

/** The vehicles that staff call special offers, and the form that adds one. */
export default function StaffOffersPage({ data }: PageProps<StaffOffersData>) {
  const { tabs, offers, empty, paging } = data;
  return (
    <StaffFrame
      data={data}
      title="Special offers"
      lead="Choose a vehicle and its first and last day, both included. It shows as a special offer while its true monthly cost is at least £1 below its 90-day average."
      order={Object.keys(offerFields)}
    >
      <AddOffer data={data} />
      <StaffLinks label="Special offers by state" links={tabs} />
      <StaffTable columns={columns} rows={offers} keyOf={({ id }) => id} none={empty} />
      <StaffPages paging={paging} />
    </StaffFrame>
  );
}

function AddOffer({ data: { frame, form } }: { readonly data: StaffOffersData }) {
  return (
    <StaffForm action={staffOfferPaths.add} csrf={frame.csrf}>
      <h2>Add an offer</h2>
      <TypedField name="vehicle" spec={offerFields.vehicle} form={form} />
      <OfferDayFields form={form} />
      <Button>Add this offer</Button>
    </StaffForm>
  );
}
