import { allVehicleTabs, menuButtons, primaryLinks, vehicleTabs } from '#shared/app/menu-plans.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { businessPath } from '#shared/routes/business-links.ts';
import type { VehicleTab } from '#shared/routes/page.ts';
import type { NavigationLink } from '#shared/ui/link-list.tsx';
import { AccountLink } from './account-link.tsx';
import { HeaderBrand, HeaderContact, HeaderPhone, MenuLink, ShortlistLink } from './header-links.tsx';
import { HeaderSearch } from './header-search.tsx';
import rowStyles from './section-row.module.css';
import styles from './site-header.module.css';
import vehicleTabsStyles from './vehicle-tabs.module.css';

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

/** The tabs for cars and vans; the style marks the one that the header's `data-tab` names. */
function VehicleTabs() {
  return (
    <nav className={vehicleTabsStyles.tabs} aria-label="Cars or vans">
      {allVehicleTabs.flatMap((tab) =>
        sidesOf(vehicleTabs[tab]).map(({ label, path, side }) => (
          <a key={path} href={path} data-for={tab} data-side={side}>
            {label}
          </a>
        )),
      )}
    </nav>
  );
}

/** The header's second row for one tab: the buttons that open its sections, and its most used links. */
function SectionRow({ tab }: { readonly tab: VehicleTab }) {
  return (
    <nav className={rowStyles.sections} data-for={tab} aria-label={tab === 'car' ? 'Car menu' : 'Van menu'}>
      <ul className={rowStyles.row} data-row="">
        {menuButtons(tab).map(({ id, label, path }) => (
          <li key={id}>
            <a href={path} data-opens={id}>
              {label}
            </a>
          </li>
        ))}
        {primaryLinks[tab].flatMap(sidesOf).map(({ label, path, side }) => (
          <li key={path} className={rowStyles.direct} data-side={side}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SidedLink extends NavigationLink {
  readonly side?: 'personal' | 'business';
}

/** A link, or two where a business has a page of its own: the style shows the one for the page (site-header.module.css). */
function sidesOf(link: NavigationLink): readonly SidedLink[] {
  const business = businessPath(link.path);
  if (business === link.path) return [link];
  return [
    { ...link, side: 'personal' },
    { ...link, path: business, side: 'business' },
  ];
}
