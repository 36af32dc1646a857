import { OpeningNow } from '#shared/contact/opening-now.tsx';
import { callbackPath, messagePath } from '#shared/routes/contact-paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import type { ContactData } from './contact-data.ts';
import styles from './contact-page.module.css';

/** The ways to reach us side by side, the quickest first. */
export function ContactWays({ data }: { readonly data: ContactData }) {
  const { phone, openingHours, openingTimes } = data;
  return (
    <ul className={styles.ways}>
      <li>
        <h2>Call us</h2>
        <PhoneLink phone={phone} />
        <p>{openingHours}, except bank holidays</p>
        <OpeningNow times={openingTimes} />
      </li>
      <li>
        <h2>We’ll call you</h2>
        <a className={styles.way} href={callbackPath}>
          <Icon name="clock" size={20} />
          Request a callback
        </a>
        <p>Choose the day and time.</p>
      </li>
      <li>
        <h2>Write</h2>
        <a className={styles.way} href={messagePath}>
          <Icon name="envelope" size={20} />
          Leave a message
        </a>
        <p>
          Or use <a href="#write">the form below</a>. No phone number needed.
        </p>
      </li>
    </ul>
  );
}
