import type { DataRouter } from '#client/navigation/data-router.ts';
import { closeWhenLeft, type Leaving } from './close-when-left.ts';
import { createLevels, createMenuPlace } from './mobile-menu-drawer.tsx';
import type { MobileMenuFacts } from './mobile-menu-view.tsx';
import { readPhone } from './phone-footer.tsx';
import { readMenu } from './read-menu.ts';

/**
 * Creates the menu of narrow screens, which opens under the header and directly after its button. While it is open the
 * page below neither scrolls nor takes focus; closing returns the focus to the button. Returns what presses the button.
 */
export function createMobileMenu(header: HTMLElement, router: DataRouter) {
  const place = createMenuPlace();
  const levels = createLevels(place.drawer);
  let stopWatching: (() => void) | undefined;

  function open(button: HTMLElement, facts: MobileMenuFacts): void {
    place.show(button);
    levels.open(facts);
    const close = (reason?: Leaving) => shut(button, reason);
    const contains = (node: Node) => place.drawer.contains(node) || button.contains(node);
    const stops = [
      holdPage({ header, drawer: place.drawer }),
      closeWhenLeft({ router, contains, close }),
      followBackGesture(() => levels.back() || close()),
      onWideScreen(() => close('route')),
    ];
    stopWatching = () => {
      for (const stop of stops) stop();
    };
  }
  function shut(button: HTMLElement, reason?: Leaving): false {
    const isFocusLost = [document.body, null].includes(document.activeElement as HTMLElement | null);
    const isFocusOurs = isFocusLost || place.drawer.contains(document.activeElement);
    stopWatching?.();
    levels.close();
    place.hide(button);
    // Without scrolling, as the page may have been scrolled to below the button.
    if (reason !== 'route' && isFocusOurs) button.focus({ preventScroll: true });
    return false;
  }
  return async (button: HTMLElement): Promise<void> => {
    if (levels.isOpen()) return void shut(button);
    const { key } = router.state.location;
    const facts = { ...(await readMenu(router)), phone: readPhone(header) };
    // The visitor may have pressed twice, or navigated, while the items were fetched.
    if (!levels.isOpen() && router.state.location.key === key) open(button, facts);
  };
}

/** Calls `close` when the window grows so wide that the header shows the sections itself. Returns what stops it. */
function onWideScreen(close: () => void): () => void {
  const wide = window.matchMedia('(min-width: 60rem)');
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

const watcherOf = () => (window as { readonly CloseWatcher?: new () => CloseWatcher }).CloseWatcher;

/**
 * Calls `back` on the platform's back gesture, such as Android's, in browsers with `CloseWatcher`, where it makes no
 * step in the history. `back` returns true while there is a level to go back from. Returns the function that stops it.
 */
function followBackGesture(back: () => boolean): () => void {
  const Watcher = watcherOf();
  if (!Watcher) return () => undefined;
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new Watcher();
    watcher.addEventListener('close', () => {
      if (back()) watch();
    });
  };
  watch();
  return () => watcher.destroy();
}

interface Overlay {
  readonly header: HTMLElement;
  /** The only part that still scrolls. */
  readonly drawer: HTMLElement;
}

/**
 * Stops the page below the header while something is open over it: it neither scrolls nor takes the focus, which
 * would be out of sight. Returns the function that releases the page.
 */
function holdPage({ header, drawer }: Overlay): () => void {
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
