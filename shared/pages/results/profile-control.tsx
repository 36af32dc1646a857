import { type AskedProfile, milesOf, offeredMiles, usualTerms } from '#shared/deals/profile.ts';
import { initialChoices, mileageChoices, profileValues, termChoices } from '#shared/deals/profile-fields.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import { mileagePath } from '#shared/routes/link-to.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { MilesLink } from '#shared/ui/miles-link.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import styles from './profile-control.module.css';

interface ProfileControlProps {
  readonly profile: AskedProfile;
  /** The lengths that the page is about, in months. A link may have led here with another one, which stays. */
  readonly terms?: readonly number[] | undefined;
}

/** The profile of every price on the page, as a form; on phones one line until the visitor opens it. */
export function ProfileControl({ profile, terms = usualTerms }: ProfileControlProps) {
  const value = profileValues(profile);
  const miles = mileageChoices(offeredMiles, profile.realMiles);
  const lengths = termChoices(terms, profile.termMonths);
  const initials = initialChoices(profile.termMonths);
  return (
    <details className={styles.control}>
      <summary className={styles.summary}>
        {profileSummary(profile)}
        <span className={styles.change}>Change</span>
      </summary>
      <fieldset>
        <legend>Every price is for</legend>
        <div className={styles.fields}>
          <SelectField name="term" label="Term" value={value.term} choices={lengths} />
          <SelectField name="miles" label="Miles a year" value={value.miles} choices={miles} />
          <SelectField name="initial" label="Initial payment" value={value.initial} choices={initials} />
          <Checkbox
            name="maintained"
            value="true"
            label="With maintenance"
            isChecked={profile.isMaintained}
          />
          <div className={styles.unsure}>
            <MilesLink href={mileagePath} />
          </div>
        </div>
      </fieldset>
    </details>
  );
}

/** The profile on one line of a phone. Cards say all of it; this says what the fields below change. */
function profileSummary(profile: AskedProfile): string {
  const { termMonths, initialMonths, isMaintained } = profile;
  return joinFacts([
    formatMonths(termMonths),
    formatMiles(milesOf(profile)),
    `${formatMonths(initialMonths)} up front`,
    ...(isMaintained ? ['maintained'] : []),
  ]);
}
