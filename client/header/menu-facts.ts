import { readDealTypeChoice } from '#client/deal-type/deal-type-cookie.ts';
import { menuDealType } from './menu-deal-type.ts';
import type { MobileMenuFacts } from './mobile-menu-view.tsx';
import { readPhone } from './phone-footer.tsx';
import { fetchMenu } from './read-menu.ts';
import { sectionUnder } from './section-under.ts';

/** What the mobile menu shows on the page that is there; throws when its items cannot be had. */
export async function readMenuFacts(header: HTMLElement): Promise<MobileMenuFacts> {
  const { sections, hasIcons } = await fetchMenu();
  const dealType = menuDealType(window.location, readDealTypeChoice());
  const tab = header.dataset.tab === 'van' ? 'van' : 'car';
  return {
    sections: sections[tab].map((section) => sectionUnder(section, dealType)),
    dealType,
    hasIcons,
    phone: readPhone(header),
  };
}
