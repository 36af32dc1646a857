import { vehicleTabs } from '#shared/routes/navigation.ts';
import type { SiteIdentity } from '#shared/routes/page.ts';
import { BrandMark } from '#shared/ui/brand-mark.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { AccountLink } from './account-link.tsx';
import { HeaderContact } from './header-contact.tsx';
import { HeaderSearch } from './header-search.tsx';
import { SectionRow } from './section-row.tsx';
import styles from './site-header.module.css';

const tabs = ['car', 'van'] as const;

interface SiteHeaderProps {
  readonly site: SiteIdentity;
}

/**
 * Contents of the header, the same on every page and all of it links: `client/header/` makes buttons of what opens a
 * menu (`data-opens`). `data-tab` of the header itself says which tab's sections are shown.
 */
export function SiteHeader({ site }: SiteHeaderProps) {
  return (
    <>
      <div className={styles.inner}>
        <a className={styles.brand} href="/" aria-label={`${site.name}, home`}>
          <span aria-hidden="true">
            <BrandMark name={site.name} />
          </span>
          <span className={styles.name}>{site.name}</span>
        </a>
        <nav className={styles.tabs} aria-label="Cars or vans">
          {tabs.map((tab) => (
            <a key={tab} href={vehicleTabs[tab].path} data-for={tab}>
              {vehicleTabs[tab].label}
            </a>
          ))}
        </nav>
        <div className={styles.search}>
          <HeaderSearch />
        </div>
        <PhoneLink site={site} />
        <div className={styles.contact}>
          <HeaderContact />
        </div>
        <div id="account-link" className={styles.account}>
          <AccountLink />
        </div>
        <MenuLink />
      </div>
      {tabs.map((tab) => (
        <SectionRow key={tab} tab={tab} />
      ))}
    </>
  );
}

function PhoneLink({ site }: SiteHeaderProps) {
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

/** Opens the mobile menu; without scripts a page of links. */
function MenuLink() {
  return (
    <a className={styles.menu} href="/menu" data-opens="menu">
      <Icon name="menu" />
      <Icon name="close" />
      <span className="visually-hidden">Menu</span>
    </a>
  );
}
