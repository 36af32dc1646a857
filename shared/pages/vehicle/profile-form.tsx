import { defaultProfile, maxInitialOf, minInitialMonths } from '#shared/deals/profile.ts';
import { mileageChoices, profileValues, termChoices } from '#shared/deals/profile-fields.ts';
import { profileParameters } from '#shared/deals/profile-query.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import { RangeField } from '#shared/ui/number-field.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './profile-form.module.css';
import { restOfPage } from './profile-href.ts';
import type { ShownVehicle } from './vehicle-data.ts';

/** The form that sets the profile: a GET form, so that every price has an address and works without scripts. */
export function ProfileForm({ data }: { readonly data: ShownVehicle }) {
  const { path, profile, asked, offered } = data;
  const value = profileValues(asked);
  const form = useSettledForm(data, value);
  return (
    <form ref={form} className={styles.form} action={path} data-live="">
      <HiddenFields query={restOfPage(data, profileParameters)} />
      <SegmentedField
        name="term"
        label="Term in months"
        value={value.term}
        choices={termChoices(offered.terms).map(({ value, label }) => ({
          value,
          label: label.split(' ')[0] ?? label,
        }))}
      />
      <SelectField
        name="miles"
        label="Miles a year"
        value={value.miles}
        choices={mileageChoices(offered.miles, asked.realMiles)}
      />
      <RangeField
        name="initial"
        label={`Initial payment: ${formatMonths(profile.initialMonths)}`}
        hint="Pay more now, less each month. The total barely changes."
        value={profile.initialMonths}
        usual={defaultProfile.initialMonths}
        min={minInitialMonths}
        max={maxInitialOf(profile.termMonths)}
      />
      <Maintenance data={data} />
      <div className={styles.submit}>
        <Button kind="secondary">Update the price</Button>
      </div>
    </form>
  );
}

function Maintenance({ data: { offered, profile, maintenancePence } }: { readonly data: ShownVehicle }) {
  if (!offered.canBeMaintained)
    return <p className={styles.hint}>No funder offers maintenance for this vehicle.</p>;
  const cost =
    maintenancePence === undefined ? '' : ` (${formatPounds(maintenancePence, { pennies: true })} a month)`;
  return (
    <Checkbox
      name="maintained"
      value="true"
      label={`With maintenance${cost}`}
      isChecked={profile.isMaintained}
    />
  );
}
