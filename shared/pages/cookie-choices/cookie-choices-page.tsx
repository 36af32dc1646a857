import type { CookieChoices, cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Button } from '#shared/ui/button.tsx';
import { DoneNotice } from '#shared/ui/form/done-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import styles from './cookie-choices-page.module.css';
import { type AccountCookies, listKeptNotes } from './kept-notes.ts';

export interface CookieChoicesData {
  /** Undefined before the first choice. */
  readonly choices: CookieChoices | undefined;
  /** The browser asks sites not to track its visitor, which overrides every choice. */
  readonly objects: boolean;
  readonly offersAdvertising: boolean;
  readonly accountCookies: AccountCookies;
  /** True right after the visitor has kept a choice. */
  readonly isKept: boolean;
}

export default function CookieChoicesPage({ data }: PageProps<CookieChoicesData>) {
  return (
    <div className={styles.page}>
      <header className={styles.words}>
        <h1>Cookie choices</h1>
        <p>
          What this site keeps in your browser, why, and for how long. Anything you can refuse stays off until
          you allow it, and you can change your mind here at any time.
        </p>
      </header>
      {data.objects && (
        <Notice kind="info">
          Your browser asks sites not to track you. We respect that: everything below stays off, whatever you
          choose here.
        </Notice>
      )}
      <ChoiceForm data={data} />
      <section className={styles.kept} aria-labelledby="kept">
        <h2 id="kept">What we keep in your browser</h2>
        <p className={styles.words}>
          These make the site work or remember what you asked for. None of them tells anyone else who you are.
        </p>
        <ul className={styles.notes}>
          {listKeptNotes(data.accountCookies).map(({ name, kind, purpose, duration }) => (
            <li key={name}>
              <p>
                <b>{name}</b>
                <small>{kind}</small>
              </p>
              <p>{purpose}</p>
              <p>
                <span>Kept </span>
                {duration}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const onOrOff = [
  { value: 'yes', label: 'On' },
  { value: 'no', label: 'Off' },
];

/**
 * The switches. The browser sends this form without scripts, so the next document already starts with the new choice.
 */
function ChoiceForm({ data: { choices, offersAdvertising, isKept } }: { data: CookieChoicesData }) {
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
