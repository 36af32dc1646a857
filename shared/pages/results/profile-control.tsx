import { type LeaseProfile, offeredMiles, offeredTerms } from '#shared/deals/profile.ts';
import { initialChoices, mileageChoices, profileValues, termChoices } from '#shared/deals/profile-fields.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import styles from './profile-control.module.css';

const terms = termChoices(offeredTerms);
const miles = mileageChoices(offeredMiles);
const initials = initialChoices();

/** The profile of every price on the page, as a form; on phones one line until the visitor opens it. */
export function ProfileControl({ profile }: { readonly profile: LeaseProfile }) {
  const value = profileValues(profile);
  const sentence = (
    <span>
      Every price is for <b>{profileWords(profile)}</b>
    </span>
  );
  return (
    <details className={styles.control}>
      <summary className={styles.summary}>
        {sentence}
        <span className={styles.change}>Change</span>
      </summary>
      <fieldset>
        <legend className={styles.legend}>{sentence}</legend>
        <div className={styles.fields}>
          <SelectField name="term" label="Length" value={value.term} choices={terms} />
          <SelectField name="miles" label="Miles a year" value={value.miles} choices={miles} />
          <SelectField name="initial" label="Initial rental" value={value.initial} choices={initials} />
          <Checkbox
            name="maintained"
            value="true"
            label="With maintenance"
            isChecked={profile.isMaintained}
          />
        </div>
      </fieldset>
    </details>
  );
}
