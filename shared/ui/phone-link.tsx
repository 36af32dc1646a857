import { Icon } from './icon.tsx';
import styles from './phone-link.module.css';

/** A telephone number as a link that calls it. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
      <Icon name="phone" size={20} />
      {phone}
    </a>
  );
}
