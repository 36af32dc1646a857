import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { shortlistPath } from '#shared/deals/shortlist.ts';
import { contactPath } from '#shared/routes/contact-paths.ts';
import { siteLinks } from '#shared/routes/site-links.ts';

import { Icon } from '#shared/ui/icon.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './header-links.module.css';

/** The site's mark and name, which lead to the home page. */
export function HeaderBrand({ name }: { readonly name: string }) {
  return (
    <a className={styles.brand} href={siteLinks.home.path} aria-label={`${name}, home`}>
      <BrandMark />
      <span className={styles.name}>{name}</span>
    </a>
  );
}

/** The telephone number with its hours, on screens with room for both. */
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

/** Leads to the contact page; where scripts run client/contact/ opens the contact dialog instead. */
export function HeaderContact() {
  return (
    <a className={styles.contact} href={contactPath} data-contact="">
      <Icon name="phone" />
      <span>Contact</span>
    </a>
  );
}

/** Leads to the saved deals; client/picks/ writes how many there are into the badge, which has a place of its own. */
export function ShortlistLink() {
  return (
    <a className={styles.shortlist} href={shortlistPath} data-shortlist="">
      <Icon name="heart" />
      <span className="visually-hidden">Saved deals</span>
      <b className={styles.count} />
    </a>
  );
}

/** Opens the mobile menu; without scripts it leads to a page with all links. */
export function MenuLink() {
  return (
    <a className={styles.menu} href={siteLinks.menu.path} data-opens="menu">
      <Icon name="menu" />
      <Icon name="close" />
      <span className="visually-hidden">Menu</span>
    </a>
  );
}
