import { createContext, useContext } from 'react';
import { pageModulesId, startStateId } from './page-state.ts';

/** Texts for the page, already escaped. Set by the server only. */
export interface DataBlockTexts {
  readonly startState: string;
  readonly jsonLd: string;
  readonly modules: string;
}

export const DataBlocksContext = createContext<DataBlockTexts>({
  startState: '',
  jsonLd: '',
  modules: '',
});

/**
 * The page's data blocks. They are inert (no script type), so the security policy lets them be. The browser
 * renders them empty and hydration keeps the server's text.
 */
export function DataBlocks() {
  const texts = useContext(DataBlocksContext);
  return (
    <>
      <DataBlock type="application/ld+json" text={texts.jsonLd} />
      <DataBlock type="application/json" id={startStateId} text={texts.startState} />
      <DataBlock type="text/plain" id={pageModulesId} text={texts.modules} />
    </>
  );
}

function DataBlock({ text, ...attributes }: { type: string; id?: string; text: string }) {
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
