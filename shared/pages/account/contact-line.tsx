import { Icon } from '#shared/ui/icon.tsx';
import styles from './contact-line.module.css';
import type { ContactPageData } from './contact-page-data.ts';

/** Our phone number as a link, and when it is answered. */
export function ContactLine({ phone, openingHours }: Pick<ContactPageData, 'phone' | 'openingHours'>) {
  return (
    <p className={styles.contact}>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" size={20} />
        {phone}
      </a>
      <small>{openingHours}</small>
    </p>
  );
}
