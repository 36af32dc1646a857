import { type ReactNode, useContext } from 'react';
import { ServerRenderContext } from '#shared/ui/server-render.ts';
import { type DrawnHead, pageModulesId, startStateId } from './page-state.ts';

interface DocumentProps {
  readonly head: DrawnHead;
  readonly children: ReactNode;
}

/** The whole HTML document around a page. */
export function Document({ head, children }: DocumentProps) {
  const sharing = useContext(ServerRenderContext)?.sharing;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Assets />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#10242b" />
        <title>{head.fullTitle}</title>
        <meta name="description" content={head.description} />
        <link rel="canonical" href={head.canonicalUrl} />
        {head.isIndexable === false && <meta name="robots" content="noindex" />}
        {sharing}
      </head>
      <body>
        {children}
        <DataBlocks />
      </body>
    </html>
  );
}

/** In the browser the document already has these, so React must not draw them again. */
function Assets() {
  const assets = useContext(ServerRenderContext)?.assets;
  if (!assets) return null;
  return (
    <>
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="site" />
      ))}
      {assets.dictionaries?.map((href) => (
        <link key={href} rel="compression-dictionary" href={href} />
      ))}
    </>
  );
}

/**
 * The page's data blocks. Browsers do not run them (their type is no script), so the security policy allows them. The
 * browser renders them empty and hydration keeps the server's text.
 */
function DataBlocks() {
  const texts = useContext(ServerRenderContext)?.texts;
  return (
    <>
      <DataBlock type="application/ld+json" text={texts?.jsonLd} />
      <DataBlock type="application/json" id={startStateId} text={texts?.startState} />
      <DataBlock type="text/plain" id={pageModulesId} text={texts?.modules} />
    </>
  );
}

interface DataBlockProps {
  readonly type: string;
  readonly id?: string;
  readonly text: string | undefined;
}

function DataBlock({ text = '', ...attributes }: DataBlockProps) {
  return (
    <script
      type={attributes.type}
      id={attributes.id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON text from `toJsonText`, which escapes "<", and names of files
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
