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
  readonly render: () => ReactNode;
}

/**
 * A part of a page that the server renders once per key and then reuses as a string, and that the browser leaves alone
 * for as long as its key stays.
 */
export const ReusedMarkup = memo(Markup, isSame);

function Markup({ as: Tag, className, cacheKey, render }: ReusedMarkupProps) {
  const store = useContext(MarkupStoreContext);
  if (!store) return <Tag className={className}>{render()}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the same children
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: store.markup(cacheKey, render) }} />;
}

function isSame(before: ReusedMarkupProps, after: ReusedMarkupProps): boolean {
  return before.cacheKey === after.cacheKey && before.as === after.as && before.className === after.className;
}
