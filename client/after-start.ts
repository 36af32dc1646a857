import { followAccount } from './account.ts';
import type { DataRouter } from './data-router.ts';

/**
 * Everything that a page starts without: it is drawn and its links and forms work before this is here. Each part
 * brings the files of its own only when they are needed.
 */
export function afterStart(router: DataRouter): void {
  followAccount(router);
}
