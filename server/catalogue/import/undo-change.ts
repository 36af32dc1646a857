import { countRates } from '#server/catalogue/rate-card.ts';
import { findVersionRow, listVersions, type VersionRow } from '#server/catalogue/store/list-versions.ts';
import { loadVersion, type StoredCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { applyChange } from './apply-update.ts';
import type { ApplyOptions, ImportOutcome } from './catalogue-update.ts';

/** Which version to bring back, and whether a demonstration may be. */
export interface AskedUndo {
  /** The one before the current one if undefined. */
  readonly version?: number | undefined;
  /** The version that was shown to whoever asks; any if undefined. */
  readonly seen?: number | undefined;
  readonly takesDemonstration: boolean;
}

const noRows = { accepted: 0, rejected: 0 };

/**
 * Makes an earlier version current again, as a new version, so that this can be undone too. What came after it counts as
 * a mistake: price records go on from the earlier version, and no saving is claimed against a price that was wrong.
 * Throws `Refusal` when the version is not kept or another one is shown than was seen, and `UnconfirmedImport` when many vehicles or prices would go.
 */
export function undoChange(
  database: Database,
  asked: AskedUndo,
  options: Omit<ApplyOptions, 'mode'>,
): Promise<ImportOutcome> {
  return applyChange(database, { ...options, mode: 'replace' }, async (current) => {
    const entry = await findEntry(database, { asked, current });
    const { source, isDemonstration } = entry;
    if (isDemonstration && !asked.takesDemonstration) {
      throw new Refusal(`Version ${entry.number} is demonstration data, which this site does not show.`);
    }
    return {
      action: 'undo',
      isDemonstration,
      read: async () => {
        const restored = await loadWhole(database, entry);
        const { vehicles, rateCards, version } = restored;
        const parts = { vehicles, rateCards, attribution: version.attribution };
        return { ...parts, source, restored, vehicleRows: noRows, rateRows: noRows, readings: [] };
      },
    };
  });
}

interface Search {
  readonly asked: AskedUndo;
  readonly current: StoredCatalogue | undefined;
}

async function findEntry(database: Database, { asked, current }: Search): Promise<VersionRow> {
  const shown = current?.version.number;
  const kept = (await listVersions(database)).filter(({ state, hasRows }) => state === 'past' && hasRows);
  const [before] = kept;
  if (asked.seen !== undefined && shown !== asked.seen)
    throw new Refusal(
      `The site shows version ${shown} now: someone has changed the catalogue since you opened this page. Nothing has changed again: look at the versions below first.`,
    );
  if (shown === undefined || !before) throw new Refusal('There is no earlier version to go back to.');
  const number = asked.version ?? before.number;
  if (number === shown) throw new Refusal(`Version ${number} is what the site shows now.`);
  const entry = await findVersionRow(database, number);
  if (entry?.state !== 'past' || !entry.hasRows) {
    const known = kept.map((each) => each.number).join(', ');
    throw new Refusal(`Version ${number} is not kept. You can go back to: ${known}.`);
  }
  return entry;
}

/** The version with all its rows. A build from before versions were kept may have removed them, or some. */
async function loadWhole(database: Database, entry: VersionRow): Promise<StoredCatalogue> {
  const stored = await loadVersion(database, entry.number);
  const isWhole =
    stored?.vehicles.length === entry.vehicleCount && countRates(stored.rateCards) === entry.rateCount;
  if (stored && isWhole) return stored;
  throw new Refusal(`Version ${entry.number} is no longer whole in the database, so it cannot come back.`);
}
