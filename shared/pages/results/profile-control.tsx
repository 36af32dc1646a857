import { type LeaseProfile, offeredMiles, usualTerms } from '#shared/deals/profile.ts';
import { initialChoices, mileageChoices, profileValues, termChoices } from '#shared/deals/profile-fields.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import styles from './profile-control.module.css';

const miles = mileageChoices(offeredMiles);
const initials = initialChoices();

interface ProfileControlProps {
  readonly profile: LeaseProfile;
  /** The lengths that the page is about, in months. A link may have led here with another one, which stays. */
  readonly terms?: readonly number[] | undefined;
}

/** The profile of every price on the page, as a form; on phones one line until the visitor opens it. */
export function ProfileControl({ profile, terms = usualTerms }: ProfileControlProps) {
  const value = profileValues(profile);
  const lengths = termChoices(terms, profile.termMonths);
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
          <SelectField name="term" label="Length" value={value.term} choices={lengths} />
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
