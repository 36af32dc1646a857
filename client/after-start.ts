import type { StartFacts } from '#shared/app/page-state.ts';
import { followAccount } from './account/follow-account.tsx';
import { startConsent } from './consent/start-consent.ts';
import { startContact } from './contact/start-contact.ts';
import { followDealTypeToggle } from './deal-type/follow-deal-type-toggle.ts';
import { followFiltersButton } from './filters/follow-filters-button.ts';
import { followEarlyChoices } from './forms/follow-early-choices.ts';
import { startHeader } from './header/start-header.ts';
import { followMiles } from './miles/follow-miles.ts';
import type { DataRouter } from './navigation/data-router.ts';
import { showLoadingSign } from './navigation/loading-sign.ts';
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

/**
 * Brings what gets the focus by keyboard wholly into sight where a part of the page scrolls sideways: browsers leave it
 * where it is when a little of it can be seen. Not at a press, under which the page must not move.
 */
function showFocused(): void {
  document.addEventListener('focusin', ({ target }) => {
    const isOurs =
      target instanceof Element && target.closest('[data-scrolls]') && target.matches(':focus-visible');
    if (isOurs) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
