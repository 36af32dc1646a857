import { lockScroll } from './lock-scroll.ts';

interface Overlay {
  readonly header: HTMLElement;
  /** What scrolls in the page's place. */
  readonly drawer: HTMLElement;
}

/**
 * Puts the page to rest while something is open under the header: it neither scrolls nor takes the focus, which could
 * not be seen there. Gives the way to let it go.
 */
export function holdPage({ header, drawer }: Overlay): () => void {
  const rest = [...document.body.children]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element !== header && !element.inert);
  for (const element of rest) element.inert = true;
  const unlockScroll = lockScroll(drawer);
  return () => {
    for (const element of rest) element.inert = false;
    unlockScroll();
  };
}
