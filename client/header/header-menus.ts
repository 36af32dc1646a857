import type { DataRouter } from '#client/navigation/data-router.ts';
import { keepDealType } from './menu-deal-type.ts';
import { createMobileMenu } from './mobile-menu.tsx';
import { fetchMenu } from './read-menu.ts';
import { createSectionPanels } from './section-panels.tsx';

/** Opens the menu of a button, or closes it where it is open; rejects when the menu's items cannot be fetched. */
type PressMenu = (button: HTMLAnchorElement) => Promise<void>;

let press: PressMenu | undefined;

/** Creates the menus behind the buttons of the document's one header, once, and returns what presses a button. */
export function headerMenus(header: HTMLElement, router: DataRouter): PressMenu {
  press ??= createHeaderMenus(header, router);
  return press;
}

function createHeaderMenus(header: HTMLElement, router: DataRouter): PressMenu {
  // Starts the request before the press, which waits for the same request and handles its failure.
  fetchMenu().catch(() => undefined);
  keepDealType(header, router);
  const pressSection = createSectionPanels(header, router);
  const pressMobileMenu = createMobileMenu(header, router);
  return (button) => (button.dataset.opens === 'menu' ? pressMobileMenu : pressSection)(button);
}
