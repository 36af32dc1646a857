import { Fragment, memo, type ReactNode, useContext } from 'react';
import { ServerRenderContext } from './server-render.ts';

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
  /** Key of the part. It must differ wherever anything that the part shows differs, its blanks included. */
  readonly cacheKey: string;
  /** Key of the part without its blanks; needed where there are blanks. */
  readonly sharedKey?: string;
  /**
   * Must not use context, `useId` or Suspense: the server renders it apart from the page. Undefined in the browser for
   * a part that the server has drawn and whose data the page came without: what is in the document stays, until the key
   * is another and the part is drawn with new data.
   */
  readonly render: ((blanks: readonly string[]) => ReactNode) | undefined;
  /**
   * Texts that differ between pages while the rest stays, in the order in which `render` places them. Each must be
   * within one text or attribute: React marks where two texts meet.
   */
  readonly blanks?: readonly string[] | undefined;
}

/** A part in the browser as the server has drawn it. Hydration keeps its markup, so React does not write the empty one. */
function asFound(Tag: ReusedMarkupProps['as'], className: string | undefined): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup, kept by hydration
  return <Tag className={className} suppressHydrationWarning dangerouslySetInnerHTML={noMarkup} />;
}

export const noMarkup = { __html: '' };

/** One of several parts that stand side by side in one element. */
export interface MarkupPart {
  /** Tells the part from its siblings, however it looks at the moment: the browser keeps its element, and its focus. */
  readonly id: string;
  /** Key of the part's markup without its blanks. */
  readonly sharedKey: string;
  readonly blanks: readonly string[];
  readonly render: (blanks: readonly string[]) => ReactNode;
}

interface ReusedPartsProps {
  readonly as: ReusedMarkupProps['as'];
  readonly className?: string | undefined;
  /** Each draws one element. Undefined in the browser for parts that stay as the server has drawn them. */
  readonly parts: readonly MarkupPart[] | undefined;
}

/** An element whose children the server renders once each; their order and choice may differ from page to page. */
export function ReusedParts({ as: Tag, className, parts }: ReusedPartsProps) {
  const store = useContext(ServerRenderContext)?.store;
  if (!parts) return asFound(Tag, className);
  if (!store) {
    return (
      <Tag className={className}>
        {parts.map(({ id, blanks, render }) => (
          <Fragment key={id}>{render(blanks)}</Fragment>
        ))}
      </Tag>
    );
  }
  const markup = parts.map(({ sharedKey, blanks, render }) => store.fill(sharedKey, blanks, render)).join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the same children
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/**
 * A part of a page that the server renders once per key and then reuses as a string, and that the browser leaves alone
 * for as long as its key stays.
 */
export const ReusedMarkup = memo(Markup, (before, after) => before.cacheKey === after.cacheKey);

function Markup({
  as: Tag,
  className,
  cacheKey,
  sharedKey = cacheKey,
  render,
  blanks = [],
}: ReusedMarkupProps) {
  const store = useContext(ServerRenderContext)?.store;
  if (!render) return asFound(Tag, className);
  if (!store) return <Tag className={className}>{render(blanks)}</Tag>;
  const markup = store.fill(sharedKey, blanks, render);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the same children
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
