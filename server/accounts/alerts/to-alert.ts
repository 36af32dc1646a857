import { toSavedOffer } from '#server/accounts/saved/saved-rows.ts';
import type { WatchedAlert } from '#server/accounts/saved/saved-store.ts';
import type { alerts } from '#server/accounts/saved/saved-tables.ts';
import type { Alert } from '#shared/contracts/saved.ts';

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
