import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { toSavedOffer } from '#server/accounts/saved/saved-rows.ts';
import type { AlertPurpose, Alerts, WatchedAlert } from '#server/accounts/saved/saved-store.ts';
import { alerts, alertTokens } from '#server/accounts/saved/saved-tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Alert } from '#shared/contracts/saved.ts';

type AlertTokens = Pick<Alerts, 'createToken' | 'findByToken' | 'confirm' | 'turnOff'>;

/** Keys of the links in emails: 32 random bytes, of which only the hash is stored. */
export function createAlertTokens({ orm }: Pick<Database, 'orm'>): AlertTokens {
  const alertOf = (token: string, purpose: AlertPurpose) =>
    orm
      .select({ id: alertTokens.alertId })
      .from(alertTokens)
      .where(
        and(
          eq(alertTokens.hash, hashOf(token)),
          eq(alertTokens.purpose, purpose),
          sql`coalesce(${alertTokens.expiresAt} > now(), true)`,
        ),
      );
  return {
    createToken: async (alertId, purpose, validMs) => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = validMs === undefined ? null : sql`now() + ${validMs} * interval '1 millisecond'`;
      await orm.insert(alertTokens).values({ hash: hashOf(token), alertId, purpose, expiresAt });
      return token;
    },
    findByToken: async (token, purpose) => {
      const [row] = await orm
        .select()
        .from(alerts)
        .where(inArray(alerts.id, alertOf(token, purpose)));
      return row && toAlert(row);
    },
    confirm: async (token) => {
      const confirmed = await orm
        .update(alerts)
        .set({ confirmedAt: sql`coalesce(${alerts.confirmedAt}, now())` })
        .where(inArray(alerts.id, alertOf(token, 'confirm')))
        .returning({ id: alerts.id });
      return confirmed.length > 0;
    },
    turnOff: async (token) => {
      const removed = await orm
        .delete(alerts)
        .where(inArray(alerts.id, alertOf(token, 'off')))
        .returning({ id: alerts.id });
      return removed.length > 0;
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type Row = typeof alerts.$inferSelect;

/** The parts of an alert that a customer sees. */
export function toAlert(row: Row): Alert {
  return {
    id: row.id,
    kind: row.kind,
    ...toSavedOffer(row),
    ...(row.belowPence !== null && { belowPence: row.belowPence }),
    isConfirmed: row.confirmedAt !== null,
    createdAt: row.createdAt.toISOString(),
    ...(row.toldAt && { toldAt: row.toldAt.toISOString() }),
  };
}

/** The alert with the facts needed to compare it with a catalogue. */
export function toWatchedAlert(row: Row): WatchedAlert {
  const { accountId, email, isTold, revision } = row;
  return { ...toAlert(row), accountId, email, isTold, revision };
}
