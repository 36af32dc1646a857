import type { SavedStore } from '#server/accounts/saved/saved-store.ts';
import type { Catalogue, Snapshot } from '#server/catalogue/catalogue.ts';
import { type Followed, follow } from '#server/platform/background/follow.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { runAlerts } from './run-alerts.ts';

interface FollowedAlerts {
  readonly catalogue: Catalogue;
  readonly saved: Pick<SavedStore, 'alerts' | 'deals'>;
  readonly mail: Pick<MailOutbox, 'send'>;
  readonly siteOrigin: string;
  readonly log: Log;
  readonly everyMs?: number;
}

/** Runs the alerts for each new catalogue and each new day until it is closed. */
export function followAlerts(followed: FollowedAlerts): Followed {
  const { catalogue, log, everyMs = 30_000 } = followed;
  let done: Snapshot | undefined;
  return follow({
    work: 'alerts',
    log,
    everyMs,
    round: async () => {
      const snapshot = catalogue.isLoaded() ? catalogue.snapshot() : undefined;
      if (!snapshot || snapshot === done) return;
      const result = await runAlerts({ ...followed, snapshot });
      // When a message failed, the next round runs again with the same catalogue.
      if (result.failed === 0) done = snapshot;
      if (result.checked > 0) log.info(result, 'alerts checked');
    },
  });
}
