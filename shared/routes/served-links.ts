import { allBodyTypes } from '#shared/deals/body-type.ts';
import { allDealTypes } from '#shared/deals/deal-type.ts';
import { bodyTypePath } from './body-type-path.ts';
import { type MenuPlan, menuPlans, type NavigationGroup } from './menu-plans.ts';
import type { VehicleTab } from './page.ts';
import type { NavigationLink } from './site-links.ts';
import { pageNames, siteMap } from './site-map.ts';

/**
 * Addresses that lead to a page. Paths with parameters do not count, because they also match pages that do not exist: a
 * town below `/car-leasing` looks like a make. Body types do count, because their slugs are known here.
 */
const servedPaths: ReadonlySet<string> = new Set([
  ...pageNames.map((name) => siteMap[name].path).filter((path) => !path.includes(':')),
  ...allDealTypes.flatMap((dealType) => allBodyTypes.map((type) => bodyTypePath(dealType, type))),
]);

/** Whether a page of the site map is at the link's own address, query and fragment aside. */
export function isServed({ path }: NavigationLink): boolean {
  return servedPaths.has(path.replace(/[?#].*$/, ''));
}

/** The groups with the links that can be shown; a group without any is left out. */
export function servedGroups(groups: readonly NavigationGroup[]): readonly NavigationGroup[] {
  return groups
    .map(({ label, links }) => ({ label, links: links.filter(isServed) }))
    .filter(({ links }) => links.length > 0);
}

/** The sections of a tab's menu with the links that can be shown; a section without anything is left out. */
export function servedPlans(tab: VehicleTab): readonly MenuPlan[] {
  return menuPlans[tab]
    .map((plan) => ({ ...plan, groups: servedGroups(plan.groups) }))
    .filter(({ lists, groups }) => lists !== undefined || groups.length > 0);
}
