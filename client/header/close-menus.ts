import { type DataRouter, onNavigation } from '#client/navigation/data-router.ts';

const openMenus = 'details[data-menu][open]';

/** Closes menus (`<details data-menu>`) on navigation, on a click outside them and on Escape. */
export function closeMenus(router: DataRouter): void {
  onNavigation(router, () => close(() => true));
  document.addEventListener('click', (event) => {
    close((menu) => !menu.contains(event.target as Node));
  });
  // A menu of the header covers a part of the page, which could hide what has the focus now.
  document.addEventListener('focusin', (event) => {
    close((menu) => menu.closest('header') !== null && !menu.contains(event.target as Node));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    close((menu) => {
      // What has the focus is about to disappear.
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      return true;
    });
  });
}

function close(isDue: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (isDue(menu)) menu.open = false;
  }
}
