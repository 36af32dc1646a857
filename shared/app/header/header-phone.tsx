import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './header-phone.module.css';

/** The number with its hours, where the header has room for both. */
export function HeaderPhone({ site }: { readonly site: SiteIdentity }) {
  return (
    <a className={styles.phone} href={`tel:${site.phone.replaceAll(' ', '')}`} data-phone="">
      <Icon name="phone" />
      <span>
        <b>{site.phone}</b>
        <small>{site.openingHours}</small>
      </span>
    </a>
  );
}
