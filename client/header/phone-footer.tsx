import styles from '#shared/app/header/header-menus.module.css';
import { Icon } from '#shared/ui/icon.tsx';

/** The site's telephone number with its opening hours. */
export interface PhoneLine {
  readonly address: string;
  readonly number: string;
  readonly hours: string;
}

/** Reads the number from the header's link, so that the server need not send it a second time. */
export function readPhone(header: HTMLElement): PhoneLine | undefined {
  const link = header.querySelector<HTMLAnchorElement>('a[data-phone]');
  if (!link) return undefined;
  const read = (part: string) => link.querySelector(part)?.textContent ?? '';
  return { address: link.href, number: read('b'), hours: read('small') };
}

/** The telephone number below the first level of the mobile menu. */
export function PhoneFooter({ phone }: { readonly phone: PhoneLine | undefined }) {
  if (!phone) return null;
  return (
    <a className={styles.phone} href={phone.address}>
      <Icon name="phone" />
      <span>
        <b>{phone.number}</b>
        <small>{phone.hours}</small>
      </span>
    </a>
  );
}
