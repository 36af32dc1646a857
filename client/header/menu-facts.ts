import type { DataRouter } from '#client/data-router.ts';
import { fetchMenu } from './fetch-menu.ts';
import { readMenuDealType } from './menu-deal-type.ts';
import type { MobileMenuFacts } from './mobile-menu-view.tsx';
import { readPhone } from './phone-footer.tsx';
import { sectionUnder } from './section-under.ts';

/** What the mobile menu shows on the page that is there; throws when its items cannot be had. */
export async function readMenuFacts(header: HTMLElement, router: DataRouter): Promise<MobileMenuFacts> {
  const { sections, hasIcons } = await fetchMenu();
  const dealType = readMenuDealType(router);
  const tab = header.dataset.tab === 'van' ? 'van' : 'car';
  return {
    sections: sections[tab].map((section) => sectionUnder(section, dealType)),
    dealType,
    hasIcons,
    phone: readPhone(header),
  };
}
