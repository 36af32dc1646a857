import type { SavedStore, WatchedAlert } from '#server/accounts/saved/saved-store.ts';
import type { Catalogue, Snapshot } from '#server/catalogue/catalogue.ts';
import { type Followed, follow } from '#server/platform/background/follow.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { confirmValidMs, newsMail, offHref } from './alert-mail.ts';
import { type AlertNews, checkAlert } from './check-alerts.ts';

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

interface AlertRun {
  readonly snapshot: Snapshot;
  readonly saved: Pick<SavedStore, 'alerts' | 'deals'>;
  readonly mail: Pick<MailOutbox, 'send'>;
  readonly siteOrigin: string;
  readonly log?: Log;
}

/** Counts of one run. The next run tries the `failed` messages again. */
interface AlertRunResult {
  readonly checked: number;
  readonly sent: number;
  readonly failed: number;
}

const stepSize = 500;

/**
 * Compares every confirmed alert with a catalogue and sends mails to their holders. Every node runs it for each new
 * version and each new day; when several nodes run at the same time, only one of them sends the mail about an alert.
 */
export async function runAlerts(run: AlertRun): Promise<AlertRunResult> {
  const { alerts } = run.saved;
  await alerts.removeUnconfirmed(confirmValidMs);
  const counts = { checked: 0, sent: 0, failed: 0 };
  for (let afterId = ''; ; ) {
    const step = await alerts.listConfirmed(afterId, stepSize);
    for (const alert of step) {
      const outcome = await followUp(run, alert);
      counts.checked += 1;
      if (outcome) counts[outcome] += 1;
    }
    const last = step.at(-1);
    if (!last || step.length < stepSize) return counts;
    afterId = last.id;
  }
}

async function followUp(run: AlertRun, alert: WatchedAlert): Promise<'sent' | 'failed' | undefined> {
  const { alerts } = run.saved;
  const verdict = checkAlert(alert, run.snapshot);
  if (verdict.kind === 'nothing') return undefined;
  const isTold = verdict.kind === 'tell';
  const isOurs = await alerts.claim(alert, { isTold, version: run.snapshot.version.number });
  return isOurs && verdict.kind === 'tell' ? tell(run, alert, verdict.news) : undefined;
}

async function tell(run: AlertRun, alert: WatchedAlert, news: AlertNews): Promise<'sent' | 'failed'> {
  const { mail, siteOrigin, log } = run;
  const { alerts } = run.saved;
  try {
    const token = await alerts.createToken(alert.id, 'off');
    const links = { siteOrigin, offHref: offHref(siteOrigin, token) };
    const saved = await run.saved.deals.findOffer(alert.accountId, alert);
    await mail.send(newsMail({ to: alert.email, alert, ...news, ...(saved && { saved }), ...links }));
    return 'sent';
  } catch (error) {
    log?.warn({ error, alertId: alert.id }, 'alert could not be sent');
    await alerts.unclaim(alert);
    return 'failed';
  }
}
