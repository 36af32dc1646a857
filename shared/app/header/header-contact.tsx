import { contactPath } from '#shared/routes/contact-paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './header-contact.module.css';

/** Leads to the contact page; where scripts run client/contact/ opens the contact dialog instead. */
export function HeaderContact() {
  return (
    <a className={styles.contact} href={contactPath} data-contact="">
      <Icon name="phone" />
      <span>Contact</span>
    </a>
  );
}
