import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import {
  createId,
  refuseWhenFull,
  sameOffer,
  toOfferColumns,
  withinAccount,
} from '#server/accounts/saved/saved-rows.ts';
import type { Alerts, NewAlert, WatchedAlert } from '#server/accounts/saved/saved-store.ts';
import { alerts, alertTokens } from '#server/accounts/saved/saved-tables.ts';
import { ago } from '#server/platform/database/ago.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import type { Alert } from '#shared/contracts/saved.ts';
import { createAlertTokens, toAlert, toWatchedAlert } from './create-alert-tokens.ts';

/** Alerts in the database. */
export function createAlerts(database: Pick<Database, 'orm'>): Alerts {
  const { orm } = database;
  return {
    list: async (accountId) => {
      const rows = await orm
        .select()
        .from(alerts)
        .where(eq(alerts.accountId, accountId))
        .orderBy(desc(alerts.createdAt), alerts.id);
      return rows.map(toAlert);
    },
    add: (accountId, alert) => addAlert(database, accountId, alert),
    remove: async (accountId, id) => {
      const own = and(eq(alerts.id, id), eq(alerts.accountId, accountId));
      const removed = await orm.delete(alerts).where(own).returning({ id: alerts.id });
      return removed.length > 0;
    },
    ...createAlertTokens(database),
    ...createWatch(database),
  };
}

function addAlert(database: Pick<Database, 'orm'>, accountId: string, alert: NewAlert): Promise<Alert> {
  return withinAccount(database, accountId, async (orm) => {
    const known = await changeSame(orm, accountId, alert);
    if (known) return known;
    refuseWhenFull(await orm.$count(alerts, eq(alerts.accountId, accountId)), 'alerts');
    const { email, kind, belowPence = null } = alert;
    const offer = toOfferColumns(alert);
    const row = { id: createId(), accountId, email, kind, ...offer, belowPence, createdAt: siteDate() };
    const [added] = await orm.insert(alerts).values(row).returning();
    if (!added) throw new Error('An alert that was stored did not come back.');
    return toAlert(added);
  });
}

async function changeSame(orm: Orm, accountId: string, alert: NewAlert): Promise<Alert | undefined> {
  const { email, kind, belowPence = null } = alert;
  const [changed] = await orm
    .update(alerts)
    .set({
      belowPence,
      email,
      confirmedAt: sql`case when ${alerts.email} = ${email} then ${alerts.confirmedAt} end`,
      createdAt: siteDate(),
      isTold: false,
      revision: sql`${alerts.revision} + 1`,
    })
    .where(and(sameOffer(alerts, accountId, alert), eq(alerts.kind, kind)))
    .returning();
  if (!changed) return undefined;
  // A link that was sent to the earlier address must not confirm the alert for the new one.
  const links = and(eq(alertTokens.alertId, changed.id), eq(alertTokens.purpose, 'confirm'));
  await orm.delete(alertTokens).where(links);
  return toAlert(changed);
}

type Watch = Pick<Alerts, 'listConfirmed' | 'claim' | 'unclaim' | 'removeUnconfirmed'>;

function createWatch({ orm }: Pick<Database, 'orm'>): Watch {
  const untouched = ({ id, revision }: WatchedAlert) => and(eq(alerts.id, id), eq(alerts.revision, revision));
  return {
    listConfirmed: async (afterId, count) => {
      const rows = await orm
        .select()
        .from(alerts)
        .where(and(gt(alerts.id, afterId), isNotNull(alerts.confirmedAt)))
        .orderBy(asc(alerts.id))
        .limit(count);
      return rows.map(toWatchedAlert);
    },
    claim: async (alert, { isTold, version }) => {
      const isOurs = and(
        untouched(alert),
        isNotNull(alerts.confirmedAt),
        lte(alerts.checkedVersion, version),
      );
      const claimed = await orm
        .update(alerts)
        .set({
          isTold,
          checkedVersion: version,
          revision: alert.revision + 1,
          ...(isTold && { toldAt: siteDate() }),
        })
        .where(isOurs)
        .returning({ id: alerts.id });
      return claimed.length > 0;
    },
    unclaim: async (alert) => {
      const revision = alert.revision + 1;
      const toldAt = alert.toldAt ? new Date(alert.toldAt) : null;
      await orm
        .update(alerts)
        .set({ isTold: alert.isTold, toldAt, revision: revision + 1 })
        .where(untouched({ ...alert, revision }));
    },
    removeUnconfirmed: async (agoMs) => {
      await orm.delete(alerts).where(and(isNull(alerts.confirmedAt), lt(alerts.createdAt, ago(agoMs))));
    },
  };
}
