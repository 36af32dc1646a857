import { renderToStaticMarkup } from 'react-dom/server';
import type { ClientAssets } from './client-assets.ts';
import type { LoadedPage } from './load-page.ts';

/** The document of a page of the staff site: the page draws its own header, and no script of the public site is there. */
export function drawStaffPage({ page, state }: LoadedPage, assets: ClientAssets): string {
  const { component: Page } = page;
  const { siteStyles, staffStyles, fonts } = assets;
  const html = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{state.head.title}</title>
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {[siteStyles, staffStyles].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <Page data={state.data} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
