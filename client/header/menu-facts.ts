import { readDealTypeChoice } from '#client/deal-type-cookie.ts';
import { fetchMenu } from './fetch-menu.ts';
import { menuDealType } from './menu-deal-type.ts';
import type { MobileMenuFacts } from './mobile-menu-view.tsx';
import { readPhone } from './phone-footer.tsx';

/** What the mobile menu shows on the page that is there; throws when its items cannot be had. */
export async function readMenuFacts(header: HTMLElement): Promise<MobileMenuFacts> {
  const data = await fetchMenu();
  return {
    data,
    tab: header.dataset.tab === 'van' ? 'van' : 'car',
    dealType: menuDealType(window.location.pathname, readDealTypeChoice()),
    phone: readPhone(header),
  };
}
