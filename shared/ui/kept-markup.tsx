import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './kept-markup.module.css';
import { noMarkup } from './reused-markup.tsx';

interface KeptMarkupProps {
  /** Without one, the part's elements lie in the element around it. */
  readonly className?: string | undefined;
  /** Undefined in the browser for as long as the page's data lacks what the part shows. */
  readonly children: ReactNode | undefined;
}

/**
 * A part of a page whose start data lacks what it shows: hydration keeps the server's markup, until the page has other
 * data and the part is drawn anew. What the visitor unfolded, moved aside or focused in it is then so again.
 */
export function KeptMarkup({ className = styles.kept, children }: KeptMarkupProps) {
  const element = useRef<HTMLDivElement>(null);
  const wasKept = useRef(false);
  const isKept = children === undefined;
  const touched = !isKept && wasKept.current ? readTouched(element.current) : undefined;
  useLayoutEffect(() => {
    wasKept.current = isKept;
    if (touched && element.current) touchAgain(element.current, touched);
  });
  const markup = isKept && { suppressHydrationWarning: true, dangerouslySetInnerHTML: noMarkup };
  return (
    <div ref={element} className={className} {...markup}>
      {children}
    </div>
  );
}

/** By place, because the part has the same elements for other choices. */
interface Touched {
  readonly unfolded: readonly boolean[];
  readonly movedBy: readonly number[];
  readonly focused: number;
}

function readTouched(part: HTMLElement | null): Touched | undefined {
  if (!part) return undefined;
  return {
    unfolded: listFolds(part).map(({ open }) => open),
    movedBy: listMovable(part).map(({ scrollLeft }) => scrollLeft),
    focused: listFocusable(part).indexOf(document.activeElement as HTMLElement),
  };
}

function touchAgain(part: HTMLElement, { unfolded, movedBy, focused }: Touched): void {
  for (const [place, fold] of listFolds(part).entries()) fold.open = unfolded[place] ?? false;
  for (const [place, each] of listMovable(part).entries()) each.scrollLeft = movedBy[place] ?? 0;
  listFocusable(part)[focused]?.focus({ preventScroll: true });
}

const listFolds = (part: HTMLElement) => [...part.querySelectorAll('details')];
const listMovable = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>('[data-scrolls]')];
const listFocusable = (part: HTMLElement) => [
  ...part.querySelectorAll<HTMLElement>('a, button, input, summary'),
];
