import { and, desc, eq } from 'drizzle-orm';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import type { SavedDeal, SavedOffer, SavedPrice } from '#shared/contracts/saved.ts';
import {
  createId,
  refuseWhenFull,
  sameOffer,
  toOfferColumns,
  toSavedOffer,
  withinAccount,
} from './saved-rows.ts';
import type { SavedDeals } from './saved-store.ts';
import { savedDeals } from './saved-tables.ts';

type Row = typeof savedDeals.$inferSelect;

/** Saved deals in the database. */
export function createSavedDeals(database: Pick<Database, 'orm'>): SavedDeals {
  const { orm } = database;
  const own = (accountId: string, id: string) =>
    and(eq(savedDeals.id, id), eq(savedDeals.accountId, accountId));
  return {
    list: async (accountId) => {
      const rows = await orm
        .select()
        .from(savedDeals)
        .where(eq(savedDeals.accountId, accountId))
        .orderBy(desc(savedDeals.savedAt), savedDeals.id);
      return rows.map(toDeal);
    },
    find: async (accountId, id) => {
      const [row] = await orm.select().from(savedDeals).where(own(accountId, id));
      return row && toDeal(row);
    },
    findOffer: (accountId, offer) => findOffer(orm, accountId, offer),
    add: (accountId, deal) => addDeal(database, accountId, deal),
    remove: async (accountId, id) => {
      const removed = await orm.delete(savedDeals).where(own(accountId, id)).returning({ id: savedDeals.id });
      return removed.length > 0;
    },
  };
}

async function findOffer(orm: Orm, accountId: string, offer: SavedOffer): Promise<SavedDeal | undefined> {
  const [row] = await orm
    .select()
    .from(savedDeals)
    .where(sameOffer(savedDeals, accountId, offer));
  return row && toDeal(row);
}

function addDeal(
  database: Pick<Database, 'orm'>,
  accountId: string,
  deal: Parameters<SavedDeals['add']>[1],
): Promise<SavedDeal> {
  return withinAccount(database, accountId, async (orm) => {
    const known = await findOffer(orm, accountId, deal);
    if (known) return known;
    refuseWhenFull(await orm.$count(savedDeals, eq(savedDeals.accountId, accountId)), 'deals');
    const row = {
      id: createId(),
      accountId,
      ...toOfferColumns(deal),
      ...toPriceColumns(deal.price),
      savedAt: deal.savedAt ?? siteDate(),
    };
    await orm.insert(savedDeals).values(row);
    return toDeal(row);
  });
}

const unpriced = {
  monthlyPence: null,
  initialPence: null,
  feePence: null,
  totalPence: null,
  trueMonthlyPence: null,
  excessTenths: null,
};

type PriceColumns = Pick<Row, keyof typeof unpriced>;

function toPriceColumns(price: SavedPrice | undefined): PriceColumns {
  if (!price) return unpriced;
  const { monthlyPence, initialPence, feePence, totalPence, trueMonthlyPence, excessTenths } = price;
  return { monthlyPence, initialPence, feePence, totalPence, trueMonthlyPence, excessTenths };
}

function toDeal(row: Row): SavedDeal {
  const price = toPrice(row);
  return { id: row.id, ...toSavedOffer(row), ...(price && { price }), savedAt: row.savedAt.toISOString() };
}

/** A check constraint ensures that a row has all figures or none. */
function toPrice(row: Row): SavedPrice | undefined {
  const { monthlyPence, initialPence, feePence, totalPence, trueMonthlyPence, excessTenths } = row;
  if (monthlyPence === null || initialPence === null || feePence === null) return undefined;
  if (totalPence === null || trueMonthlyPence === null || excessTenths === null) return undefined;
  return { monthlyPence, initialPence, feePence, totalPence, trueMonthlyPence, excessTenths };
}
