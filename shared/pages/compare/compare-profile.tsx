import { offeredMiles, offeredTerms } from '#shared/deals/profile.ts';
import { initialChoices, mileageChoices, profileValues, termChoices } from '#shared/deals/profile-fields.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import type { CompareData } from './compare-data.ts';
import styles from './compare-profile.module.css';

const terms = termChoices(offeredTerms);
const miles = mileageChoices(offeredMiles);
const initials = initialChoices();

/** The form that prices every deal of the comparison for one lease. */
export function CompareProfile({ data }: { readonly data: CompareData }) {
  const value = profileValues(data.profile);
  const form = useSettledForm(data, value);
  return (
    <form
      ref={form}
      className={styles.form}
      action="/compare-deals"
      aria-label="The lease to compare"
      data-live=""
    >
      <input type="hidden" name="deals" value={data.alikeItems} />
      {data.isOnlyDifferences && <input type="hidden" name="only" value="differences" />}
      <SelectField name="term" label="Term" value={value.term} choices={terms} />
      <SelectField name="miles" label="Miles a year" value={value.miles} choices={miles} />
      <SelectField name="initial" label="Initial payment" value={value.initial} choices={initials} />
      <Checkbox
        name="maintained"
        value="true"
        label="With maintenance"
        isChecked={data.profile.isMaintained}
      />
      <div className={styles.submit}>
        <Button kind="secondary">Update prices</Button>
      </div>
    </form>
  );
}
