import { useContext, useEffect, useState } from 'react';
import { SiteFactsContext } from '#shared/app/frame.tsx';
import styles from '#shared/pages/errors/error-page.module.css';
import { browserPages } from '#shared/routes/browser-pages.ts';
import { loadWholeOnce, mayLoadWhole } from './load-whole.ts';

const title = 'We can’t show this page right now';

/**
 * Replaces a page that React failed to draw, most likely because its data or script is of another build. Reloads the
 * document once; if that does not help, it tells the visitor what to do, with links that open new documents.
 */
export function FaultPage() {
  const phone = useContext(SiteFactsContext)?.site.phone;
  const [isFirst] = useState(mayLoadWhole);
  useEffect(loadWholeOnce, []);
  return (
    <html lang="en-GB">
      <head>
        <title>{title}</title>
      </head>
      <body>
        {!isFirst && (
          <main className={styles.page}>
            <h1>{title}</h1>
            <p>
              <a href={location.pathname + location.search} rel="external">
                Try again
              </a>
              ,{' '}
              <a href={browserPages.home.path} rel="external">
                go to the homepage
              </a>
              , or call {phone}.
            </p>
          </main>
        )}
      </body>
    </html>
  );
}
