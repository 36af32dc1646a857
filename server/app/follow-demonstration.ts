import { inArray } from 'drizzle-orm';
import { demonstrationCustomers } from '#server/account-api/demonstration/customers.ts';
import {
  hasDemonstrationCustomers,
  removeUnwantedDemonstration,
} from '#server/account-api/demonstration/end-demonstration.ts';
import * as saved from '#server/accounts/saved/saved-tables.ts';
import type { SessionStore } from '#server/accounts/session/session.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { follow } from '#server/platform/background/follow.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';

interface FollowedDemonstration {
  readonly config: Pick<Config, 'demonstrationData' | 'accountApiUrl'>;
  readonly database: Pick<Database, 'orm'>;
  readonly catalogue: Catalogue;
  readonly sessions: Pick<SessionStore, 'removeAll'>;
  readonly log: Log;
  /** Settles when the database tables exist. */
  readonly prepared: Promise<unknown>;
  readonly everyMs?: number;
}

/** The demonstration customers on this site. */
export interface Demonstration {
  /** Settles when the first check has ended, successful or not; never rejects. */
  readonly firstLook: Promise<void>;
  /** Whether visitors can sign in as a demonstration customer, according to the last check. */
  hasCustomers(): boolean;
  close(): Promise<void>;
}

const accountIds = demonstrationCustomers.map(({ accountId }) => accountId);

/**
 * Checks at the start and after each change of the catalogue whether the demonstration customers may still exist. If
 * they may not, it removes their accounts, ends their sessions on this site and removes what they saved. Every node
 * runs this check, and repeats it when it fails.
 */
export function followDemonstration(followed: FollowedDemonstration): Demonstration {
  const { catalogue, log, prepared, everyMs = 1_000 } = followed;
  let seen: unknown = 'nothing yet';
  let hasCustomers = false;
  const { poke, close } = follow({
    work: 'demonstration',
    log,
    everyMs,
    after: prepared,
    round: async () => {
      const shown = catalogue.isLoaded() ? catalogue.snapshot() : undefined;
      if (shown === seen) return;
      hasCustomers = await lookOnce(followed);
      seen = shown;
    },
  });
  return { firstLook: poke(), hasCustomers: () => hasCustomers, close };
}

/** Removes the demonstration customers that may no longer exist. Returns whether any are left. */
async function lookOnce({ config, database, sessions }: FollowedDemonstration): Promise<boolean> {
  const { orm } = database;
  await removeUnwantedDemonstration({ orm, demonstrationData: config.demonstrationData });
  // Another account API may have given these ids to customers of its own.
  if (config.accountApiUrl !== undefined) return false;
  if (await hasDemonstrationCustomers(orm)) return true;
  for (const accountId of accountIds) await sessions.removeAll(accountId);
  for (const table of [saved.alerts, saved.savedDeals, saved.savedSearches, saved.viewedVehicles])
    await orm.delete(table).where(inArray(table.accountId, accountIds));
  return false;
}
