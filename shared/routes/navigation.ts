import type { IconName } from '#shared/ui/icon-names.ts';
import { dealsPath } from './link-to.ts';
import { menuPlans } from './menu-plans.ts';
import type { VehicleTab } from './page.ts';
import { type NavigationLink, siteLinks } from './site-links.ts';

/** The two tabs of the header, in order. */
export const allVehicleTabs = ['car', 'van'] as const satisfies readonly VehicleTab[];

/** What opens a section: a button of the header, or a link to the section of `/menu`. */
export interface MenuButton extends NavigationLink {
  readonly id: string;
  readonly icon: IconName;
}

/** Name and first page of each tab. */
export const vehicleTabs: Readonly<Record<VehicleTab, NavigationLink>> = {
  car: { label: 'Cars', path: dealsPath('personal') },
  van: { label: 'Vans', path: dealsPath('van') },
};

/** The most used links, shown beside the buttons, by tab. */
export const primaryLinks: Readonly<Record<VehicleTab, readonly NavigationLink[]>> = {
  car: [
    { ...siteLinks.carOffers, label: 'Special offers' },
    { ...siteLinks.carStock, label: 'In stock' },
    { ...siteLinks.electricCars, label: 'Electric' },
  ],
  van: [
    { ...siteLinks.vanOffers, label: 'Special offers' },
    { ...siteLinks.vanStock, label: 'In stock' },
    { ...siteLinks.electricVans, label: 'Electric' },
  ],
};

/** The buttons of a tab's sections. Without scripts each is a link to its section of `/menu`. */
export function menuButtons(tab: VehicleTab): readonly MenuButton[] {
  return menuPlans[tab].map(({ id, label, icon }) => ({
    id,
    label,
    icon,
    path: `${siteLinks.menu.path}#${id}`,
  }));
}
