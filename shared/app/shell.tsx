import type { ReactNode } from 'react';
import type { VehicleTab } from '#shared/routes/navigation.ts';
import type { SiteIdentity } from '#shared/routes/page.ts';
import '#shared/ui/font.css';
import '#shared/ui/tokens.css';
import '#shared/ui/base.css';
import { MainContent } from './main-content.tsx';
import { ReusedMarkup } from './reused-markup.tsx';
import styles from './shell.module.css';
import footerStyles from './site-footer.module.css';
import { SiteFooter } from './site-footer.tsx';
import headerStyles from './site-header.module.css';
import { SiteHeader } from './site-header.tsx';

export { vehicleTabFor } from '#shared/routes/navigation.ts';

export interface ShellProps {
  readonly site: SiteIdentity;
  readonly vehicleTab: VehicleTab;
  readonly children: ReactNode;
  readonly breadcrumbs?: ReactNode;
  /** Says where the catalogue comes from and how fresh it is. */
  readonly catalogueNote?: string;
}

/** What surrounds every page: skip link, header, crumbs, the page itself, footer. */
export function Shell({ site, vehicleTab, children, breadcrumbs, catalogueNote = '' }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <ReusedMarkup
        as="header"
        className={headerStyles.header}
        cacheKey={`header ${vehicleTab} ${site.name} ${site.phone} ${site.openingHours}`}
        render={() => <SiteHeader site={site} vehicleTab={vehicleTab} />}
      />
      {/* Filled by client/announce-navigation.ts. */}
      <p className="visually-hidden" id="announcer" aria-live="polite" />
      {breadcrumbs}
      <MainContent className={styles.main}>{children}</MainContent>
      <ReusedMarkup
        as="footer"
        className={footerStyles.footer}
        cacheKey={`footer ${site.name} ${site.legalLine} ${catalogueNote}`}
        render={() => <SiteFooter site={site} catalogueNote={catalogueNote} />}
      />
    </>
  );
}
