import { desc } from 'drizzle-orm';
import { UnconfirmedImport } from '#server/catalogue/import/catalogue-update.ts';
import { undoChange } from '#server/catalogue/import/undo-change.ts';
import type { Ratebook } from '#server/catalogue/ratebooks.ts';
import { catalogueVersions } from '#server/catalogue/store/catalogue-tables.ts';
import type { VersionRow } from '#server/catalogue/store/list-versions.ts';
import { type Database, LockHeldError, type Orm } from '#server/platform/database/database.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import type { FeedDesk } from './feed-desk.ts';

/** An undo that a member of staff asks for. */
interface AskedReturn {
  readonly version: number;
  /** The version that the member saw as the current one. */
  readonly seen: number | undefined;
  readonly by: string;
  readonly reason: string;
  readonly isConfirmed: boolean;
  /** Runs in the transaction that makes the change. */
  readonly alongside: (orm: Orm) => Promise<void>;
}

/** What staff see of the catalogue, and do to it, on the staff site. */
export interface CatalogueDesk {
  /** The latest versions with what they changed, newest first. */
  listVersions(limit: number): Promise<readonly VersionRow[]>;
  /** The ratebooks that this node shows. */
  listRatebooks(): readonly Ratebook[];
  /** Today's ISO date in London. */
  today(): string;
  /** Makes an earlier version current again; gives its new number. Throws in words for the member. */
  goBack(asked: AskedReturn): Promise<number>;
  readonly feeds: FeedDesk;
}

interface DeskParts extends Pick<CatalogueDesk, 'listRatebooks' | 'today' | 'feeds'> {
  readonly database: Database;
  readonly takesDemonstration: boolean;
}

/** Opens what the pages of the catalogue on the staff site work with. */
export function createCatalogueDesk(parts: DeskParts): CatalogueDesk {
  const { database, listRatebooks, today, takesDemonstration, feeds } = parts;
  return {
    feeds,
    listRatebooks,
    today,
    listVersions: (limit) =>
      database.orm.select().from(catalogueVersions).orderBy(desc(catalogueVersions.number)).limit(limit),
    goBack: async ({ version, seen, ...made }) => {
      const options = { ...made, isDryRun: false, today: today(), progress: () => undefined };
      try {
        return (await undoChange(database, { version, seen, takesDemonstration }, options)).version;
      } catch (error) {
        throw toInputError(error);
      }
    },
  };
}

function toInputError(error: unknown): unknown {
  if (error instanceof UnconfirmedImport) {
    const found = error.outcome.review.findings.map(({ message }) => message).join(' ');
    const message = `Nothing has changed yet. ${found} If that is right, tick the box and try again.`;
    return new InvalidInputError({ confirm: found }, message);
  }
  if (error instanceof LockHeldError)
    return new InvalidInputError(
      {},
      'Another import is running. Nothing was changed: try again when it’s done.',
    );
  return error;
}
