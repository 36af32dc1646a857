import { createContext, type ReactNode } from 'react';

/** Parts of pages as markup, each drawn once per key. */
export interface MarkupStore {
  /** The part's markup with these texts in its blanks. `render` is called at most once, to draw it around blanks. */
  fill(key: string, blanks: readonly string[], render: (blanks: readonly string[]) => ReactNode): string;
}

/** Files of the build that the document links to. */
interface DocumentAssets {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** What browsers fetch when they are idle, and later answers are compressed against. */
  readonly dictionaries?: readonly string[];
}

/** Texts of the page's data blocks, already escaped. */
interface DataBlockTexts {
  readonly startState: string;
  readonly jsonLd: string;
  readonly modules: string;
}

/** Markup of header and footer, which React leaves alone in the browser. */
export interface ShellMarkup {
  readonly header: string;
  readonly footer: string;
}

/** All that the server draws a document with, beside the page's own data. */
export interface ServerRender {
  readonly store: MarkupStore;
  readonly assets: DocumentAssets;
  readonly texts: DataBlockTexts;
  readonly shell: ShellMarkup;
  /** The tags of the head that nothing in the browser reads. */
  readonly sharing?: ReactNode;
  /** The page within the shell, when it was made before the document around it. */
  readonly main?: string;
}

/**
 * Set by the server only. In the browser, assets, data blocks, header and footer stay as the server drew them, so they
 * add nothing to the bundle; the parts that the server reuses are ordinary React.
 */
export const ServerRenderContext = createContext<ServerRender | undefined>(undefined);
