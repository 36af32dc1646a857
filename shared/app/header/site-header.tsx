import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { allVehicleTabs } from '#shared/routes/vehicle-tab.ts';
import { AccountLink } from './account-link.tsx';
import { HeaderContact } from './header-contact.tsx';
import { HeaderBrand } from './header-links.tsx';
import { HeaderPhone } from './header-phone.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MenuLink } from './menu-link.tsx';
import { SectionRow } from './section-row.tsx';
import styles from './site-header.module.css';
import { VehicleTabs } from './vehicle-tabs.tsx';

/**
 * Contents of the header, the same on every page and all of it links: `client/header/` makes buttons of what opens a
 * menu (`data-opens`). `data-tab` of the header itself says which tab's sections are shown.
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
