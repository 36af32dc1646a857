import { memo, type ReactNode, useContext } from 'react';
import { blank, ServerRenderContext } from './server-render.ts';

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

/**
 * A part of a page that the server renders once per key and then reuses as a string, and that the browser leaves alone
 * for as long as its key and its blanks stay.
 */
export const ReusedMarkup = memo(Markup, isSame);

function Markup({ as: Tag, className, cacheKey, render, blanks = [] }: ReusedMarkupProps) {
  const store = useContext(ServerRenderContext)?.store;
  if (!store) return <Tag className={className}>{render(blanks)}</Tag>;
  const pieces = store.pieces(cacheKey, () => render(blanks.map(() => blank)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the same children
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: fillIn(pieces, blanks) }} />;
}

function fillIn(pieces: readonly string[], blanks: readonly string[]): string {
  let markup = '';
  for (let place = 0; place < pieces.length; place += 1) markup += pieces[place] + (blanks[place] ?? '');
  return markup;
}

function isSame(before: ReusedMarkupProps, after: ReusedMarkupProps): boolean {
  const isSameMarkup =
    before.cacheKey === after.cacheKey && before.blanks?.join(' ') === after.blanks?.join(' ');
  return isSameMarkup && before.as === after.as && before.className === after.className;
}
