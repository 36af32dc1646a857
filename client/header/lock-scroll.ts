/**
 * Keeps the page where it is while something is open over it (`data-menu-open` on the root; shared/app/header/site-header.module.css
 * hides its scroll bar without moving anything). Gives the way to let it go. Browsers on iOS scroll the page behind an
 * overlay all the same, so a finger moves what is inside and nothing else.
 */
export function lockScroll(inside: HTMLElement): () => void {
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
