import type { SiteIdentity } from '#shared/routes/page.ts';
import { followAccount } from './account.ts';
import { startConsent } from './consent/start-consent.ts';
import type { DataRouter } from './data-router.ts';

/**
 * Everything that a page starts without: it is drawn and its links and forms work before this is here. Each part
 * brings the files of its own only when they are needed.
 */
export function afterStart(router: DataRouter, { tagManagerUrl }: SiteIdentity): void {
  followAccount(router);
  startConsent(router, tagManagerUrl);
}
