import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { isRunning } from '#server/catalogue/store/running-offers.ts';
import { specialOffers } from '#server/catalogue/store/special-offers-table.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { InvalidInputError, NotFoundError } from '#server/platform/http/errors.ts';
import { formatShortDate } from '#shared/format/format-date.ts';

/** A special offer as it is stored. */
export type OfferRow = typeof specialOffers.$inferSelect;

/** How an offer may stand on a day. */
export const offerStates = ['running', 'coming', 'ended'] as const;

/** One of these. */
export type OfferState = (typeof offerStates)[number];

/** The first and the last day of an offer, both included; ISO dates. */
export interface OfferDays {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** How many offers may run or come at a time: so many special ones would be none. */
export const maxOffers = 200;

/** How an offer stands on a day. */
export function stateOf({ startsOn, endsOn, endedAt }: OfferRow, today: string): OfferState {
  if (endedAt || endsOn < today) return 'ended';
  return startsOn > today ? 'coming' : 'running';
}

/** A page of the offers in a state: those that end or begin first at the top, of ended ones the latest. */
export function listOffers(
  orm: Orm,
  { state, today }: { readonly state: OfferState; readonly today: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const { startsOn, endsOn, offerId } = specialOffers;
  const order = { running: asc(endsOn), coming: asc(startsOn), ended: desc(endsOn) }[state];
  return orm
    .select()
    .from(specialOffers)
    .where(isIn(state, today))
    .orderBy(order, desc(offerId))
    .limit(limit)
    .offset(offset);
}

/** How many offers are in each state. */
export async function countOffers(orm: Orm, today: string): Promise<Readonly<Record<OfferState, number>>> {
  const [counted] = await orm
    .select({
      running: sql<number>`count(*) filter (where ${isIn('running', today)})`.mapWith(Number),
      coming: sql<number>`count(*) filter (where ${isIn('coming', today)})`.mapWith(Number),
      ended: sql<number>`count(*) filter (where ${isIn('ended', today)})`.mapWith(Number),
    })
    .from(specialOffers);
  return counted ?? { running: 0, coming: 0, ended: 0 };
}

/** The offer of this number. Throws a 404 when there is none, or none any more. */
export async function getOffer(orm: Orm, offerId: number): Promise<OfferRow> {
  const [found] = await orm.select().from(specialOffers).where(eq(specialOffers.offerId, offerId));
  if (!found) throw new NotFoundError(`special offer ${offerId}`);
  return found;
}

type NewOffer = OfferDays & Pick<OfferRow, 'vehicleRef' | 'vehicleName' | 'madeBy'>;

/** Stores an offer. Throws in words for the member when the vehicle has one on these days, or when there are too many. */
export async function addOffer(orm: Orm, offer: NewOffer, today: string): Promise<OfferRow> {
  await waitForOthers(orm);
  const [counted] = await orm
    .select({ total: count() })
    .from(specialOffers)
    .where(or(isIn('running', today), isIn('coming', today)));
  if ((counted?.total ?? 0) >= maxOffers)
    throw new InvalidInputError(
      {},
      `There are ${maxOffers} special offers already. End or remove one before you add another.`,
    );
  await refuseOverlap(orm, { ...offer, offerId: 0 });
  const [made] = await orm.insert(specialOffers).values(offer).returning();
  if (!made) throw new Error('A special offer was not stored');
  return made;
}

/**
 * Gives an offer other days. Throws in words for the member when it overlaps another, or is not as the member saw it:
 * with the days `seen`, and not ended.
 */
export async function changeOfferDays(
  orm: Orm,
  offer: OfferRow,
  { days, seen }: { readonly days: OfferDays; readonly seen: OfferDays },
): Promise<void> {
  await waitForOthers(orm);
  const now = await getOffer(orm, offer.offerId);
  if (now.endedAt) throw new InvalidInputError({}, 'Someone has just ended this offer.');
  if (now.startsOn !== seen.startsOn || now.endsOn !== seen.endsOn)
    throw new InvalidInputError(
      {},
      `Someone has changed the days since you opened this page, to ${formatShortDate(now.startsOn)} to ${formatShortDate(now.endsOn)}. Nothing has changed now: send it again if yours are right.`,
    );
  await refuseOverlap(orm, { ...offer, ...days });
  await orm
    .update(specialOffers)
    .set({ startsOn: days.startsOn, endsOn: days.endsOn })
    .where(eq(specialOffers.offerId, offer.offerId));
}

/** Ends an offer that runs at once. */
export async function endOffer(orm: Orm, { offerId }: OfferRow): Promise<void> {
  await orm.update(specialOffers).set({ endedAt: sql`now()` }).where(eq(specialOffers.offerId, offerId));
}

/** Removes an offer that does not run. */
export async function removeOffer(orm: Orm, { offerId }: OfferRow): Promise<void> {
  await orm.delete(specialOffers).where(eq(specialOffers.offerId, offerId));
}

/** Two members who add offers at the same moment: the second waits here and then finds the first one's. */
async function waitForOthers(orm: Orm): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('special offers', 2))`);
}

type PlacedOffer = OfferDays & Pick<OfferRow, 'offerId' | 'vehicleRef'>;

async function refuseOverlap(
  orm: Orm,
  { offerId, vehicleRef, startsOn, endsOn }: PlacedOffer,
): Promise<void> {
  const [other] = await orm
    .select()
    .from(specialOffers)
    .where(
      and(
        ne(specialOffers.offerId, offerId),
        eq(specialOffers.vehicleRef, vehicleRef),
        isNull(specialOffers.endedAt),
        lte(specialOffers.startsOn, endsOn),
        gte(specialOffers.endsOn, startsOn),
      ),
    );
  if (!other) return;
  const days = `${formatShortDate(other.startsOn)} to ${formatShortDate(other.endsOn)}`;
  throw new InvalidInputError({
    startsOn: `This vehicle already has an offer from ${days}. Change that one, or choose other days.`,
  });
}

function isIn(state: OfferState, today: string) {
  const { startsOn, endsOn, endedAt } = specialOffers;
  if (state === 'running') return isRunning(today);
  if (state === 'coming') return and(gt(startsOn, today), isNull(endedAt));
  return or(lt(endsOn, today), sql`${endedAt} is not null`);
}
