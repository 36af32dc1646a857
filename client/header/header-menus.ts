import type { DataRouter } from '#client/navigation/data-router.ts';
import type { HeaderMenus } from './header-menu.ts';
import { keepDealType } from './keep-deal-type.ts';
import { createMobileMenu } from './mobile-menu.tsx';
import { fetchMenu } from './read-menu.ts';
import { createSectionPanels } from './section-panels.tsx';

let menus: HeaderMenus | undefined;

/** The menus of the document's one header. */
export function headerMenus(header: HTMLElement, router: DataRouter): HeaderMenus {
  menus ??= createHeaderMenus(header, router);
  return menus;
}

function createHeaderMenus(header: HTMLElement, router: DataRouter): HeaderMenus {
  // Under way before the press; whoever presses hears of it when it fails.
  fetchMenu().catch(() => undefined);
  keepDealType(header);
  const panels = createSectionPanels(header, router);
  const mobileMenu = createMobileMenu(header, router);
  return {
    press: (opener) => (opener.dataset.opens === 'menu' ? mobileMenu : panels).press(opener),
  };
}
