import styles from '#shared/app/header/header-menus.module.css';
import { createDrawing } from './create-drawing.ts';
import {
  closedMenu,
  followStep,
  type MobileMenuState,
  type MobileMenuStep,
  openGroup,
  openSection,
} from './mobile-menu-state.ts';
import { type MobileMenuFacts, MobileMenuView } from './mobile-menu-view.tsx';

/** The element that the mobile menu is drawn in. */
interface MenuPlace {
  readonly drawer: HTMLElement;
  /** Puts the menu directly after its button and marks the button as expanded. */
  readonly show: (button: HTMLElement) => void;
  readonly hide: (button: HTMLElement) => void;
}

/** Creates a drawer under the header, with a scrim over the page beside it. */
export function createMenuPlace(): MenuPlace {
  const element = document.createElement('div');
  const drawer = document.createElement('nav');
  element.className = styles.mobile ?? '';
  drawer.className = styles.drawer ?? '';
  drawer.id = 'mobile-menu';
  drawer.ariaLabel = 'Menu';
  element.append(drawer);
  return {
    drawer,
    show(button) {
      button.after(element);
      button.ariaExpanded = 'true';
      button.setAttribute('aria-controls', drawer.id);
    },
    hide(button) {
      element.remove();
      button.ariaExpanded = 'false';
      button.removeAttribute('aria-controls');
    },
  };
}

/** Keeps the level that the menu is on and draws it into the drawer. */
export function createLevels(drawer: HTMLElement) {
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
    /** Goes up one level; false when there is none above. */
    back() {
      if (state.level === 'main' || state.level === 'closed') return false;
      step({ kind: 'back' });
      return true;
    },
  };
}

/** Focuses the item that had opened the level which the visitor has just left. */
function focusItem(drawer: HTMLElement, id: string | undefined): void {
  const items = [...drawer.querySelectorAll<HTMLElement>('[data-item]')];
  items.find((item) => item.dataset.item === id)?.focus();
}
