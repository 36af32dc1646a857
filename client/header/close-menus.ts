import type { DataRouter } from '#client/navigation/data-router.ts';

const openMenus = 'details[data-menu][open]';

/** Menus (`<details data-menu>`) close when another page opens, on a click elsewhere and on Escape. */
export function closeMenus(router: DataRouter): void {
  let { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key === key) return;
    key = location.key;
    close(() => true);
  });
  document.addEventListener('click', (event) => {
    close((menu) => !menu.contains(event.target as Node));
  });
  // Those of the header lie over the page: what has the focus there must be seen.
  document.addEventListener('focusin', (event) => {
    close((menu) => menu.closest('header') !== null && !menu.contains(event.target as Node));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    close((menu) => {
      // Focus would be lost with what closes around it.
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
