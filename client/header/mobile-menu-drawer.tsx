import styles from '#shared/app/header/header-menus.module.css';

/** Where the mobile menu is drawn. */
export interface MenuPlace {
  readonly drawer: HTMLElement;
  /** Puts the place directly after the button, which then says that it is open. */
  readonly show: (button: HTMLElement) => void;
  readonly hide: (button: HTMLElement) => void;
}

/** A drawer under the header, with a veil over the page beside it. */
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
