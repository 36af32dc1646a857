import type { Stock, StockKind, Vehicle } from '#shared/deals/vehicle.ts';
import { chance, pickBetween } from './chance.ts';

/** The day on which the demonstration catalogue was made; every date in it is counted back from this day. */
export const demonstrationDate = '2026-11-20';

/** List price, in pence, from which vehicles are built to order and are never special offers. */
const builtToOrderPence = 12_000_000;

/** For each kind of stock, how likely it is and the range of weeks until delivery. */
const kinds: readonly { kind: StockKind; upTo: number; soonest: number; latest: number; spread: number }[] = [
  { kind: 'stock', upTo: 0.3, soonest: 1, latest: 2, spread: 2 },
  { kind: 'allocation', upTo: 0.44, soonest: 4, latest: 9, spread: 4 },
  { kind: 'pre-registered', upTo: 0.5, soonest: 1, latest: 2, spread: 1 },
  { kind: 'factory-order', upTo: 1, soonest: 10, latest: 24, spread: 8 },
];

type Supply = Pick<Vehicle, 'stock' | 'isSpecialOffer' | 'listedOn'>;

/** Stock, special offer and listing date of a new vehicle, chosen by a hash of its reference. */
export function supplyNew(vehicleRef: string, listPence: number): Supply {
  const isBuiltToOrder = listPence >= builtToOrderPence;
  return {
    stock: stockFor(vehicleRef, isBuiltToOrder ? 1 : chance('stock', vehicleRef)),
    isSpecialOffer: !isBuiltToOrder && chance('offer', vehicleRef) < 0.1,
    listedOn: daysBefore(pickBetween(10, 420, chance('listed', vehicleRef))),
  };
}

/** Supply of a used vehicle: in stock, and listed within the last three months. */
export function supplyUsed(vehicleRef: string): Supply {
  return {
    stock: stockFor(vehicleRef, 0),
    isSpecialOffer: chance('offer', vehicleRef) < 0.1,
    listedOn: daysBefore(pickBetween(10, 90, chance('listed', vehicleRef))),
  };
}

function stockFor(vehicleRef: string, share: number): Stock {
  const row = kinds.find((each) => share < each.upTo) ?? kinds.at(-1);
  if (!row) throw new Error('No kind of stock is listed');
  const weeksMin = pickBetween(row.soonest, row.latest, chance('weeks', vehicleRef));
  return {
    kind: row.kind,
    weeksMin,
    weeksMax: weeksMin + row.spread,
    checkedOn: daysBefore(pickBetween(0, 9, chance('checked', vehicleRef))),
  };
}

function daysBefore(days: number): string {
  const date = new Date(`${demonstrationDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
