import type { SiteIdentity } from '#shared/routes/page.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Log } from './log.ts';

/** What loaders and routers can reach. Tests hand in their own. */
export interface Services {
  readonly catalogue: Catalogue;
  readonly site: SiteIdentity;
  readonly log: Log;
}
