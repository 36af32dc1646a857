import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { countRates, type RateCard } from '#server/catalogue/rate-card.ts';
import { regrid, unionGrid } from '#server/catalogue/regrid.ts';
import type { CatalogueDifference, Difference } from '#server/catalogue/version-report.ts';
import { type CatalogueParts, rateCardKey } from './merge-catalogues.ts';

const comparedPerTurn = 200;

/** What an import changes: the difference between the catalogue before and after it. */
export async function compareCatalogues(
  before: CatalogueParts,
  after: CatalogueParts,
): Promise<CatalogueDifference> {
  const vehicles = await compare(
    keyed(before.vehicles, (each) => each.vehicleRef),
    {
      after: keyed(after.vehicles, (each) => each.vehicleRef),
      count: () => 1,
      compareOne: (a, b) => ({ added: 0, removed: 0, changed: isDeepStrictEqual(a, b) ? 0 : 1 }),
    },
  );
  const rates = await compare(keyed(before.rateCards, rateCardKey), {
    after: keyed(after.rateCards, rateCardKey),
    count: (card) => countRates([card]),
    compareOne: compareCards,
  });
  return { vehicles, rates };
}

function keyed<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [key(item), item]));
}

interface Comparison<T> {
  readonly after: ReadonlyMap<string, T>;
  readonly count: (item: T) => number;
  readonly compareOne: (before: T, after: T) => Difference;
}

async function compare<T>(
  before: ReadonlyMap<string, T>,
  { after, count, compareOne }: Comparison<T>,
): Promise<Difference> {
  const total = { added: 0, removed: 0, changed: 0 };
  let compared = 0;
  for (const [key, item] of after) {
    const older = before.get(key);
    const one =
      older === undefined ? { added: count(item), removed: 0, changed: 0 } : compareOne(older, item);
    total.added += one.added;
    total.removed += one.removed;
    total.changed += one.changed;
    if (++compared % comparedPerTurn === 0) await nextTurn();
  }
  for (const [key, item] of before) if (!after.has(key)) total.removed += count(item);
  return total;
}

function compareCards(before: RateCard, after: RateCard): Difference {
  const grid = unionGrid([before.grid, after.grid]);
  const older = regrid(before, grid);
  const newer = regrid(after, grid);
  const isRenewed =
    before.feePence !== after.feePence ||
    before.validFrom !== after.validFrom ||
    before.validTo !== after.validTo;
  const total = { added: 0, removed: 0, changed: 0 };
  for (const [cell, pence] of newer.monthlyPence.entries()) {
    const was = older.monthlyPence[cell] ?? 0;
    if (pence === 0 && was === 0) continue;
    if (was === 0) total.added += 1;
    else if (pence === 0) total.removed += 1;
    else if (isRenewed || pence !== was || newer.excessTenths[cell] !== older.excessTenths[cell])
      total.changed += 1;
  }
  return total;
}
