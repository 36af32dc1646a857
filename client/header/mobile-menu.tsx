import type { DataRouter } from '#client/navigation/data-router.ts';
import { closeWhenLeft, type Leaving } from './close-when-left.ts';
import { createDrawing } from './create-drawing.ts';
import { followBackGesture } from './follow-back-gesture.ts';
import type { HeaderMenus } from './header-menu.ts';
import { holdPage } from './hold-page.ts';
import { readMenuFacts } from './menu-facts.ts';
import { createMenuPlace, type MenuPlace } from './mobile-menu-drawer.tsx';
import {
  closedMenu,
  followStep,
  type MobileMenuState,
  type MobileMenuStep,
  openGroup,
  openSection,
} from './mobile-menu-state.ts';
import { type MobileMenuFacts, MobileMenuView } from './mobile-menu-view.tsx';

/**
 * The menu of narrow screens, under the header and directly after its button. The page below rests while it is open;
 * closing leads the focus back to the button.
 */
export function createMobileMenu(header: HTMLElement, router: DataRouter): HeaderMenus {
  const place = createMenuPlace();
  const levels = createLevels(place);
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
    // The page stays where it was, even where that is a little below the header's top.
    if (reason !== 'route' && isFocusOurs) button.focus({ preventScroll: true });
    return false;
  }
  return {
    async press(button) {
      if (levels.isOpen()) return void shut(button);
      const { key } = router.state.location;
      const facts = await readMenuFacts(header);
      // Neither twice, nor over a page that came in the meantime.
      if (!levels.isOpen() && router.state.location.key === key) open(button, facts);
    },
  };
}

/** Draws the menu on the level where it is. */
function createLevels({ drawer }: MenuPlace) {
  const draw = createDrawing(drawer);
  let state: MobileMenuState = closedMenu;
  let facts: MobileMenuFacts | undefined;

  function step(taken: MobileMenuStep): void {
    const before = state;
    state = followStep(state, taken);
    const isDrawn = facts && state.level !== 'closed';
    draw(isDrawn && facts ? <MobileMenuView facts={facts} state={state} onStep={step} /> : null);
    drawer.scrollTop = 0;
    if (taken.kind === 'back') focusItem(drawer, openGroup(before) ?? openSection(before));
  }
  return {
    isOpen: () => state.level !== 'closed',
    open(known: MobileMenuFacts) {
      facts = known;
      step({ kind: 'open' });
    },
    close: () => step({ kind: 'close' }),
    /** False where there is no level above. */
    back() {
      if (state.level === 'main' || state.level === 'closed') return false;
      step({ kind: 'back' });
      return true;
    },
  };
}

/** What led to the level that was left. */
function focusItem(drawer: HTMLElement, id: string | undefined): void {
  const items = [...drawer.querySelectorAll<HTMLElement>('[data-item]')];
  items.find((item) => item.dataset.item === id)?.focus();
}

/** A window that grows has the sections in its header. Gives the way to stop watching. */
function onWideScreen(close: () => void): () => void {
  const wide = window.matchMedia('(min-width: 60rem)');
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}
