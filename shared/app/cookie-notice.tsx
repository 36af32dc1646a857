import type { CookieChoices, cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';
import styles from './cookie-notice.module.css';

interface CookieNoticeProps {
  readonly offersAdvertising: boolean;
  readonly onChoice: (choices: CookieChoices) => void;
}

interface Answer {
  readonly label: string;
  /** The end of the label, which phones leave to those who have it read to them. */
  readonly end?: string;
  readonly choices: CookieChoices;
}

const statisticsOnly: readonly Answer[] = [
  { label: 'Allow', end: ' statistics', choices: { statistics: true } },
  { label: 'Refuse', end: ' statistics', choices: { statistics: false } },
];

const withAdvertising: readonly Answer[] = [
  { label: 'Allow both', choices: { statistics: true, advertising: true } },
  { label: 'Statistics only', choices: { statistics: true, advertising: false } },
  { label: 'Refuse both', choices: { statistics: false, advertising: false } },
];

/** Asks for the cookie choice; its buttons look alike, so refusing is as easy as accepting. The page stays usable. */
export function CookieNotice({ offersAdvertising, onChoice }: CookieNoticeProps) {
  return (
    <div className={`${styles.notice} ${offersAdvertising ? styles.long : ''}`}>
      <div className={styles.words}>
        <h2>
          {offersAdvertising
            ? 'Can we count page views and allow advertising cookies?'
            : 'Can we count page views?'}
        </h2>
        <p>
          {offersAdvertising ? 'Counting uses no cookies. Advertising partners set their own.' : 'No cookies'}
          {!offersAdvertising && <span className={styles.more}>, nothing that identifies you</span>}
          {!offersAdvertising && '.'}{' '}
          <a href={'/cookie-choices' satisfies typeof cookieChoicesPath}>Your choices</a>
        </p>
      </div>
      <div className={styles.answers}>
        {(offersAdvertising ? withAdvertising : statisticsOnly).map(({ label, end, choices }) => (
          <button key={label} type="button" onClick={() => onChoice(choices)}>
            {label}
            {end !== undefined && <span className={styles.more}>{end}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
