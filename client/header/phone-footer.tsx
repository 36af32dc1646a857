import styles from '#shared/app/header/header-menus.module.css';
import { Icon } from '#shared/ui/icon.tsx';

/** The site's number, as the header has it. */
export interface PhoneLine {
  readonly address: string;
  readonly number: string;
  readonly hours: string;
}

/** Reads the number from the header's own link: configuration is not sent twice. */
export function readPhone(header: HTMLElement): PhoneLine | undefined {
  const link = header.querySelector<HTMLAnchorElement>('a[data-phone]');
  if (!link) return undefined;
  const read = (part: string) => link.querySelector(part)?.textContent ?? '';
  return { address: link.href, number: read('b'), hours: read('small') };
}

/** Ends the first level of the mobile menu. */
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
