import { desc, eq, sql } from 'drizzle-orm';
import { follow } from '#server/platform/background/follow.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { PublishedReview } from '#shared/contracts/review.ts';
import { toLondonTime } from '#shared/format/london-time.ts';
import { vehicleReviews } from './review-table.ts';
import type { ReviewedRange, Reviews } from './reviews.ts';

interface FollowOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly log: Log;
  /** Settles once the tables exist, or once the database turned out to be unreachable for now. */
  readonly prepared: Promise<unknown>;
  readonly pollMs?: number;
}

/** Published reviews in memory. */
export interface FollowedReviews extends Omit<Reviews, 'store'> {
  close(): Promise<void>;
}

const defaultPollMs = 5_000;
/** More than these, the newest, are not shown. */
const mostKept = 20_000;

interface Kept {
  readonly signature: string;
  readonly byRange: ReadonlyMap<string, readonly PublishedReview[]>;
  readonly ranges: readonly ReviewedRange[];
}

/**
 * Keeps the published reviews in memory, by one small query at each poll. While the database does not answer, pages
 * show what was read last.
 */
export function followReviews({
  database: { orm },
  log,
  prepared,
  pollMs = defaultPollMs,
}: FollowOptions): FollowedReviews {
  let kept: Kept = { signature: '', byRange: new Map(), ranges: [] };
  let edition = 0;
  const { poke, close } = follow({
    work: 'reviews',
    log,
    everyMs: pollMs,
    after: prepared,
    round: async () => {
      const signature = await readSignature(orm);
      if (signature === kept.signature) return;
      kept = { signature, ...(await loadPublished(orm)) };
      edition += 1;
    },
  });
  void poke();
  return {
    listPublished: (range) => (edition > 0 ? (kept.byRange.get(keyOf(range)) ?? []) : undefined),
    listReviewed: () => kept.ranges,
    edition: () => edition,
    close,
  };
}

type Orm = Database['orm'];

/** Differs whenever a published review was added, taken away or erased. */
async function readSignature(orm: Orm): Promise<string> {
  const [row] = await orm
    .select({ signature: sql<string>`count(*) || ' ' || coalesce(max(decided_at)::text, '')` })
    .from(vehicleReviews)
    .where(eq(vehicleReviews.state, 'published'));
  return row?.signature ?? '';
}

async function loadPublished(orm: Orm): Promise<Omit<Kept, 'signature'>> {
  const rows = await orm
    .select()
    .from(vehicleReviews)
    .where(eq(vehicleReviews.state, 'published'))
    .orderBy(desc(vehicleReviews.receivedAt))
    .limit(mostKept);
  const groups = Map.groupBy(rows, keyOf);
  return {
    byRange: new Map(Array.from(groups, ([key, reviews]) => [key, reviews.map(toPublished)])),
    ranges: [...groups.values()].flatMap(([first]) => {
      if (!first) return [];
      const { vehicleType, make, range } = first;
      return [{ vehicleType, make, range }];
    }),
  };
}

function toPublished(row: typeof vehicleReviews.$inferSelect): PublishedReview {
  const { displayName, receivedAt, monthsHeld, comments } = row;
  const { satisfaction, comfort, runningCosts, reliability, practicality } = row;
  const ratings = { satisfaction, comfort, runningCosts, reliability, practicality };
  return { name: displayName, date: toLondonTime(receivedAt).date, monthsHeld, ratings, comments };
}

function keyOf({ vehicleType, make, range }: ReviewedRange): string {
  return `${vehicleType}/${make}/${range}`;
}
