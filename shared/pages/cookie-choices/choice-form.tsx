import type { cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';
import { Button } from '#shared/ui/button.tsx';
import { DoneNotice } from '#shared/ui/form/done-notice.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import type { CookieChoicesData } from './cookie-choices-data.ts';
import styles from './cookie-choices-page.module.css';

const onOrOff = [
  { value: 'yes', label: 'On' },
  { value: 'no', label: 'Off' },
];

/**
 * The switches. The browser sends this form without scripts, so the next document already starts with the new choice.
 */
export function ChoiceForm({ data: { choices, offersAdvertising, isKept } }: { data: CookieChoicesData }) {
  return (
    <form className={styles.form} method="post" action={'/cookie-choices' satisfies typeof cookieChoicesPath}>
      <DoneNotice message={isKept ? 'Your choice is kept for six months.' : undefined} />
      <SegmentedField
        name="statistics"
        label="Statistics"
        hint="We count which pages are opened and how often forms are sent. We do it ourselves, without a cookie, and keep no IP address and nothing that tells one visitor from another."
        value={toWord(choices?.statistics)}
        choices={onOrOff}
      />
      {offersAdvertising && (
        <SegmentedField
          name="advertising"
          label="Advertising"
          hint="Our advertising partners’ tag manager learns which pages you open, so they know which adverts lead here. It sets its own cookies, with names that start with an underscore, for up to 13 months. Switching it off removes the ones we’re able to delete."
          value={toWord(choices?.advertising)}
          choices={onOrOff}
        />
      )}
      <div>
        <Button>Keep my choice</Button>
      </div>
    </form>
  );
}

/** Off until the visitor has chosen. */
function toWord(isAllowed: boolean | undefined): 'yes' | 'no' {
  return isAllowed ? 'yes' : 'no';
}
