interface Overlay {
  readonly header: HTMLElement;
  /** The only part that still scrolls. */
  readonly drawer: HTMLElement;
}

/**
 * Stops the page below the header while something is open over it: it neither scrolls nor takes the focus, which
 * would be out of sight. Returns the function that releases the page.
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

/**
 * Stops the page from scrolling (`data-menu-open` on the root; shared/app/header/site-header.module.css hides its scroll
 * bar without moving anything). iOS scrolls the page behind an overlay all the same, so touches scroll only what is
 * inside the drawer. Returns the function that lets the page scroll again.
 */
function lockScroll(inside: HTMLElement): () => void {
  const root = document.documentElement;
  const hold = (event: TouchEvent) => {
    const isPinch = event.touches.length > 1;
    const mayScroll = event.target instanceof Node && inside.contains(event.target);
    if (!isPinch && !(mayScroll && inside.scrollHeight > inside.clientHeight)) event.preventDefault();
  };
  root.dataset.menuOpen = window.innerWidth > root.clientWidth ? 'beside-bar' : '';
  document.addEventListener('touchmove', hold, { passive: false });
  return () => {
    delete root.dataset.menuOpen;
    document.removeEventListener('touchmove', hold);
  };
}
