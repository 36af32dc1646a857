import { menuGroups, primaryLinks, vehicleTabs } from '#shared/routes/navigation.ts';
import type { SiteIdentity } from '#shared/routes/page.ts';
import { BrandMark } from '#shared/ui/brand-mark.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { LinkList } from '#shared/ui/link-list.tsx';
import { AccountLink } from './account-link.tsx';
import styles from './site-header.module.css';

const tabs = ['car', 'van'] as const;

interface SiteHeaderProps {
  readonly site: SiteIdentity;
}

/**
 * Contents of the header, the same on every page: brand, tabs, phone, account, the links of both tabs, and one menu
 * that needs no script. `data-tab` of the header itself says which tab's links are shown.
 */
export function SiteHeader({ site }: SiteHeaderProps) {
  return (
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
      <a className={styles.phone} href={`tel:${site.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" size={20} />
        <span>
          <b>{site.phone}</b>
          <small>{site.openingHours}</small>
        </span>
      </a>
      <div id="account-link" className={styles.account}>
        <AccountLink />
      </div>
      {tabs.map((tab) => (
        <nav
          key={tab}
          className={styles.primary}
          data-for={tab}
          aria-label={tab === 'car' ? 'Car leasing' : 'Van leasing'}
        >
          {primaryLinks[tab].map(({ label, path }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </nav>
      ))}
      <details className={styles.menu} data-menu="">
        <summary>
          <Icon name="menu" size={20} />
          Menu
        </summary>
        <nav className={styles.panel} aria-label="Menu">
          {[...menuGroups.car, ...menuGroups.van.slice(0, 1)].map(({ label, links }) => (
            <LinkList key={label} label={label} links={links} />
          ))}
        </nav>
      </details>
    </div>
  );
}
