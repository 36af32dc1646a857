import { type ReactNode, useContext } from 'react';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { VehicleTab } from '#shared/routes/page.ts';
import { ServerRenderContext } from '#shared/ui/server-render.ts';
import headerStyles from './header/site-header.module.css';
import styles from './shell.module.css';
import footerStyles from './site-footer.module.css';

export interface ShellProps {
  readonly vehicleTab: VehicleTab;
  /** The deal type that the page is about: on business pages the header's links lead to business pages. */
  readonly dealType?: DealType | undefined;
  readonly children: ReactNode;
  readonly breadcrumbs?: ReactNode;
}

/** What surrounds every page: skip link, header, crumbs, the page itself, footer. */
export function Shell({ vehicleTab, dealType, children, breadcrumbs }: ShellProps) {
  const shell = useContext(ServerRenderContext)?.shell;
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header
        className={headerStyles.header}
        data-tab={vehicleTab}
        data-deals={dealType === 'business' ? dealType : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, kept by hydration
        dangerouslySetInnerHTML={{ __html: shell?.header ?? '' }}
      />
      {/* Filled by client/navigation/announce-navigation.ts. */}
      <p className="visually-hidden" id="announcer" aria-live="polite" />
      {breadcrumbs}
      <MainContent className={styles.main}>{children}</MainContent>
      <footer
        className={footerStyles.footer}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, kept by hydration
        dangerouslySetInnerHTML={{ __html: shell?.footer ?? '' }}
      />
    </>
  );
}

interface MainContentProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The page within the shell. The server may have drawn it before; in the browser it is ordinary React. */
function MainContent({ className, children }: MainContentProps) {
  const markup = useContext(ServerRenderContext)?.main;
  if (markup === undefined) {
    return (
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
    );
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the same children
    <main id="main" tabIndex={-1} className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
