import { Icon } from '#shared/ui/icon.tsx';
import styles from './contact-line.module.css';
import type { ContactPageData } from './contact-page-data.ts';

/** Our number to tap, and when somebody answers. */
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
