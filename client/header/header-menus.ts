import type { DataRouter } from '#client/data-router.ts';
import { fetchMenu } from './fetch-menu.ts';
import { keepDealType } from './keep-deal-type.ts';
import { createMobileMenu } from './mobile-menu.tsx';
import { createSectionPanels } from './section-panels.tsx';

/** The menus behind the header's buttons. */
export interface HeaderMenus {
  /** Opens what the button stands for, or closes it where it is open; throws when its items cannot be had. */
  press(opener: HTMLAnchorElement): Promise<void>;
}

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
