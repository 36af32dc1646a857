import { followAccount } from '#client/account/follow-account.tsx';
import { followDealTypeToggle } from '#client/deal-type/follow-deal-type-toggle.ts';
import { followFiltersButton } from '#client/filters/follow-filters-button.ts';
import { followEarlyChoices } from '#client/forms/follow-early-choices.ts';
import { followMiles } from '#client/miles/follow-miles.ts';
import type { DataRouter } from '#client/navigation/data-router.ts';
import { showLoadingSign } from '#client/navigation/loading-sign.ts';
import { showFocused } from '#client/navigation/show-focused.ts';
import type { StartFacts } from '#shared/app/page-state.ts';
import { startConsent } from './consent/start-consent.ts';
import { startContact } from './contact/start-contact.ts';
import { startHeader } from './header/start-header.ts';
import { followPicks } from './picks/follow-picks.ts';
import { followPriceMap } from './price-map/follow-price-map.ts';
import { startSearch } from './search/start-search.ts';

/**
 * Starts the parts of a page that can wait: the page is drawn, and its links and forms work, before this file has
 * arrived. Each part fetches its own further files only when they are needed.
 */
export function afterStart(router: DataRouter, site: StartFacts['site']): void {
  showLoadingSign(router);
  followAccount(router);
  startHeader(router);
  startConsent(router, site.tagManagerUrl);
  startContact(router, site);
  followDealTypeToggle(router);
  followFiltersButton(router);
  followPriceMap(router);
  followMiles(router);
  followEarlyChoices();
  showFocused();
  startSearch(router);
  followPicks(router);
}
