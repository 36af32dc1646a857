import { allVehicleTabs } from '#shared/app/menu-plans.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { AccountLink } from './account-link.tsx';
import { HeaderBrand, HeaderContact, HeaderPhone, MenuLink, ShortlistLink } from './header-links.tsx';
import { HeaderSearch } from './header-search.tsx';
import styles from './site-header.module.css';
import { SectionRow, VehicleTabs } from './vehicle-tabs.tsx';

/**
 * The contents of the header, the same on every page and all links; `client/header/` makes those that open a menu
 * (`data-opens`) act as buttons. The header's own `data-tab` decides which tab's sections are shown.
 */
export function SiteHeader({ site }: { readonly site: SiteIdentity }) {
  return (
    <>
      <div className={styles.inner}>
        <HeaderBrand name={site.name} />
        <VehicleTabs />
        <div className={styles.search}>
          <HeaderSearch />
        </div>
        <HeaderPhone site={site} />
        <div className={styles.contact}>
          <HeaderContact />
        </div>
        <ShortlistLink />
        <div id="account-link" className={styles.account}>
          <AccountLink />
        </div>
        <MenuLink />
      </div>
      {allVehicleTabs.map((tab) => (
        <SectionRow key={tab} tab={tab} />
      ))}
    </>
  );
}
