import { createContext, memo, type ReactNode, useContext } from 'react';

/** Turns a part of a page into markup, once per key. */
export interface MarkupStore {
  markup(key: string, render: () => ReactNode): string;
}

/** Set by the server only: in the browser the parts are ordinary React. */
export const MarkupStoreContext = createContext<MarkupStore | undefined>(undefined);

interface ReusedMarkupProps {
  readonly as:
    | 'div'
    | 'header'
    | 'footer'
    | 'nav'
    | 'li'
    | 'ul'
    | 'article'
    | 'section'
    | 'fieldset'
    | 'details';
  readonly className?: string | undefined;
  /** Names everything that the markup depends on. */
  readonly cacheKey: string;
  /** Must not use context, `useId` or Suspense: the server renders it apart from the page. */
  readonly render: (blanks: readonly string[]) => ReactNode;
  /**
   * Short texts that differ between pages while the key stays the same, in the order in which `render` places them.
   * Each must be the whole text of its element, and digits and commas only: they are put in unescaped.
   */
  readonly blanks?: readonly string[];
}

/** Stands in reused markup where a page puts a text of its own; a private-use character, which no name has. */
const blank = '\ue000';

/**
 * A part of a page that the server renders once per key and then reuses as a string, and that the browser leaves alone
 * for as long as its key and its blanks stay.
 */
export const ReusedMarkup = memo(Markup, isSame);

function Markup({ as: Tag, className, cacheKey, render, blanks = [] }: ReusedMarkupProps) {
  const store = useContext(MarkupStoreContext);
  if (!store) return <Tag className={className}>{render(blanks)}</Tag>;
  const markup = store.markup(cacheKey, () => render(blanks.map(() => blank)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the same children
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: fillIn(markup, blanks) }} />;
}

function fillIn(markup: string, blanks: readonly string[]): string {
  if (blanks.length === 0) return markup;
  return markup
    .split(blank)
    .map((part, place) => part + (blanks[place] ?? ''))
    .join('');
}

function isSame(before: ReusedMarkupProps, after: ReusedMarkupProps): boolean {
  const isSameMarkup =
    before.cacheKey === after.cacheKey && before.blanks?.join(' ') === after.blanks?.join(' ');
  return isSameMarkup && before.as === after.as && before.className === after.className;
}
