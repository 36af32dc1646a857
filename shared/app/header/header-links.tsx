import { linkToPage } from '#shared/app/menu-plans.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { contactPath } from '#shared/contracts/enquiry-paths.ts';
import { shortlistPath } from '#shared/deals/shortlist.ts';
import styles from './header-links.module.css';

/** The site's mark and name, which lead to the home page. */
export function HeaderBrand({ name }: { readonly name: string }) {
  return (
    <a className={styles.brand} href={linkToPage('home').path} aria-label={`${name}, home`}>
      <BrandMark />
      <span className={styles.name}>{name}</span>
    </a>
  );
}

/** The telephone number with its hours, on screens with room for both. */
export function HeaderPhone({ site }: { readonly site: SiteIdentity }) {
  return (
    <a className={styles.phone} href={`tel:${site.phone.replaceAll(' ', '')}`} data-phone="">
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
      <span>Contact</span>
    </a>
  );
}

/** Leads to the saved deals; client/picks/ writes how many there are into the badge, which has a place of its own. */
export function ShortlistLink() {
  return (
    <a className={styles.shortlist} href={shortlistPath} data-shortlist="">
      <span className="visually-hidden">Saved deals</span>
      <b className={styles.count} />
    </a>
  );
}

/** Opens the mobile menu; without scripts it leads to a page with all links. */
export function MenuLink() {
  return (
    <a className={styles.menu} href={linkToPage('menu').path} data-opens="menu">
      <span className="visually-hidden">Menu</span>
    </a>
  );
}

/** A roof line over the road: the site's mark, beside the site's name. Drawn again in public/favicon.svg. */
function BrandMark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#10242b" />
      <g fill="none" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M5 17.6c3.3-.1 5-.9 6.8-3.5 1.7-2.5 3-3.6 5.6-3.6 3.2 0 4.6 1.2 6.2 3.6 1 1.5 1.9 2.7 3.4 3.5"
          stroke="#5cc4b8"
        />
        <path d="M5 23.4h22" stroke="#faf8f4" />
      </g>
    </svg>
  );
}
