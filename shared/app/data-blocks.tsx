import { useContext } from 'react';
import { ServerRenderContext } from '#shared/ui/server-render.ts';
import { pageModulesId, startStateId } from './page-state.ts';

/**
 * The page's data blocks. Browsers do not run them (their type is no script), so the security policy allows them. The
 * browser renders them empty and hydration keeps the server's text.
 */
export function DataBlocks() {
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
