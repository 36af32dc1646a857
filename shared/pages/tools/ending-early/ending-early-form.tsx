import { initialChoices, mileageChoices, profileValues, termChoices } from '#shared/deals/profile-fields.ts';
import { ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import type { EndingEarlyData, LeasedVehicle, TypedLease } from './ending-early-data.ts';

/** Asks for the month and for the lease: its terms, or its payments when it is typed. */
export function EndingEarlyForm({ data }: { readonly data: EndingEarlyData }) {
  const { path, vehicle, typed, price, month } = data;
  const form = useSettledForm(data, profileValues(price.profile));
  return (
    <form ref={form} action={path} data-live="">
      <NumberField name="month" label="Months until you end it" value={month} />
      {vehicle && <VehicleLeaseFields vehicle={vehicle} data={data} />}
      {typed && <TypedLeaseFields typed={typed} data={data} />}
      <ToolSubmit path={path} />
    </form>
  );
}

interface VehicleLeaseFieldsProps {
  readonly vehicle: LeasedVehicle;
  readonly data: EndingEarlyData;
}

function VehicleLeaseFields({ vehicle, data: { price } }: VehicleLeaseFieldsProps) {
  const { vehicleRef, dealType, terms, miles, isExample } = vehicle;
  const { profile } = price;
  const value = profileValues(profile);
  return (
    <>
      {!isExample && <input type="hidden" name="vehicle" value={vehicleRef} />}
      {dealType === 'business' && <input type="hidden" name="dealType" value={dealType} />}
      {profile.isMaintained && <input type="hidden" name="maintained" value="true" />}
      <SelectField name="term" label="Term" value={value.term} choices={termChoices(terms)} />
      <SelectField name="miles" label="Miles a year" value={value.miles} choices={mileageChoices(miles)} />
      <SelectField
        name="initial"
        label="Initial payment"
        value={value.initial}
        choices={initialChoices(profile.termMonths)}
      />
    </>
  );
}

interface TypedLeaseFieldsProps {
  readonly typed: TypedLease;
  readonly data: EndingEarlyData;
}

function TypedLeaseFields({ typed, data: { price } }: TypedLeaseFieldsProps) {
  const { termMonths, initialMonths } = price.profile;
  return (
    <>
      <NumberField name="monthly" label="Monthly payment, £ inc VAT" value={typed.monthlyPounds} />
      <NumberField name="term" label="Term, months" value={termMonths} />
      <NumberField name="initial" label="Initial payment, as a number of months" value={initialMonths} />
      <NumberField name="fee" label="Fee, £" value={typed.feePounds} />
      <NumberField name="excess" label="Excess, pence a mile" value={typed.excessPence} />
    </>
  );
}
