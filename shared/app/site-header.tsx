import { menuGroups, primaryLinks, type VehicleTab, vehicleTabs } from '#shared/routes/navigation.ts';
import type { SiteIdentity } from '#shared/routes/page.ts';
import { BrandMark } from '#shared/ui/brand-mark.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { LinkList } from '#shared/ui/link-list.tsx';
import { AccountLink } from './account-link.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  readonly site: SiteIdentity;
  readonly vehicleTab: VehicleTab;
}

/** Contents of the header: brand, tabs, phone, account, the tab's links, and one menu that needs no script. */
export function SiteHeader({ site, vehicleTab }: SiteHeaderProps) {
  return (
    <div className={styles.inner}>
      <a className={styles.brand} href="/" aria-label={`${site.name}, home`}>
        <span aria-hidden="true">
          <BrandMark name={site.name} />
        </span>
        <span className={styles.name}>{site.name}</span>
      </a>
      <nav className={styles.tabs} aria-label="Cars or vans">
        {(['car', 'van'] as const).map((tab) => (
          <a key={tab} href={vehicleTabs[tab].path} aria-current={tab === vehicleTab ? 'true' : undefined}>
            {vehicleTabs[tab].label}
          </a>
        ))}
      </nav>
      <a className={styles.phone} href={`tel:${site.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" size={20} />
        <span>
          <b>{site.phone}</b>
          <small>{site.openingHours}</small>
        </span>
      </a>
      <AccountLink />
      <nav className={styles.primary} aria-label={vehicleTab === 'car' ? 'Car leasing' : 'Van leasing'}>
        {primaryLinks[vehicleTab].map(({ label, path }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </nav>
      <details className={styles.menu} data-menu="">
        <summary>
          <Icon name="menu" size={20} />
          Menu
        </summary>
        <nav className={styles.panel} aria-label="Menu">
          {[...menuGroups[vehicleTab], ...otherGroups(vehicleTab)].map(({ label, links }) => (
            <LinkList key={label} label={label} links={links} />
          ))}
        </nav>
      </details>
    </div>
  );
}

/** The way across: the other tab's first group follows this tab's own. */
function otherGroups(vehicleTab: VehicleTab) {
  return menuGroups[vehicleTab === 'car' ? 'van' : 'car'].slice(0, 1);
}
