import { and, asc, eq } from 'drizzle-orm';
import type { RateCard } from '#server/catalogue/rate-card.ts';
import { type PricedOffer, pickRateSource, type RateSources } from '#server/catalogue/rate-sources.ts';
import type { Database } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import { ratebooks, rateCards } from './catalogue-tables.ts';
import { toRateCard } from './rate-card-row.ts';

const away = 'We couldn’t look up this price, so nothing was sent. Please try again in a minute.';

/** Finds the sources of prices in the stored ratebooks. Throws `UnavailableError` when the database does not answer. */
export function createRateSources(database: Pick<Database, 'orm'>): RateSources {
  const sources: RateSources = {
    find: async (offer) => pickRateSource(await findCards(database, offer), offer),
  };
  return tellWhenAway(sources, away);
}

async function findCards({ orm }: Pick<Database, 'orm'>, offer: PricedOffer): Promise<readonly RateCard[]> {
  const rows = await orm
    .select({ card: rateCards, book: ratebooks })
    .from(rateCards)
    .innerJoin(
      ratebooks,
      and(
        eq(ratebooks.version, rateCards.version),
        eq(ratebooks.funder, rateCards.funder),
        eq(ratebooks.ratebookId, rateCards.ratebookId),
      ),
    )
    .where(and(eq(rateCards.version, offer.version), eq(rateCards.vehicleRef, offer.vehicleRef)))
    .orderBy(asc(rateCards.funder), asc(rateCards.ratebookId));
  return rows.map(({ card, book }) => toRateCard(card, book, book));
}
