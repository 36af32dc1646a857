import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { followAccount } from './account.ts';
import { startConsent } from './consent/start-consent.ts';
import { startContact } from './contact/start-contact.ts';
import type { DataRouter } from './data-router.ts';
import { followDealTypeToggle } from './deal-type-toggle.ts';
import { followEarlyChoices } from './early-choices.ts';
import { followFiltersButton } from './filters-button.ts';
import { startHeader } from './header/start-header.ts';
import { startSearch } from './search/start-search.ts';

/**
 * Everything that a page starts without: it is drawn and its links and forms work before this is here. Each part
 * brings the files of its own only when they are needed.
 */
export function afterStart(router: DataRouter, site: SiteIdentity): void {
  followAccount(router);
  startHeader(router);
  startConsent(router, site.tagManagerUrl);
  startContact(router, site);
  followDealTypeToggle(router);
  followFiltersButton(router);
  followEarlyChoices();
  startSearch(router);
}
