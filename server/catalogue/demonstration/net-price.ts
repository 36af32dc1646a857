import type { ContractType } from '#shared/deals/deal-type.ts';
import type { UsedFacts, Vehicle } from '#shared/deals/vehicle.ts';
import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import { chance } from './chance.ts';
import { listPricePence } from './estimate-list-price.ts';
import { retentionOf, shareKept } from './retention.ts';
import { demonstrationDate } from './supply.ts';

/** Discount from list by list price including VAT, in pounds; straight lines between the points. */
const discountPoints: readonly (readonly [pounds: number, share: number])[] = [
  [20_000, 0.21],
  [45_000, 0.2],
  [100_000, 0.08],
  [200_000, 0.03],
];

/** Factor on a used vehicle's plain retained value: for checks, preparation and the seller's margin. */
const usedMarkUp = 1.06;

/** What the funder pays for the vehicle, in pence ex VAT. */
export function netPricePence(vehicle: Vehicle, contract: ContractType): number {
  const listPence = listPricePence(vehicle);
  const exVat = (listPence * 100) / (100 + vatPercent);
  const net = exVat * (1 - discountShare(vehicle, listPence / 100) - (contract === 'business' ? 0.005 : 0));
  return vehicle.used ? net * usedShare(vehicle, vehicle.used) : net;
}

function discountShare(vehicle: Vehicle, listPounds: number): number {
  // Real makers' support differs by range and from week to week; here a hash of the range takes its place.
  const support = 0.06 * (chance('support', vehicle.make.name, vehicle.range.name) - 0.5);
  return (
    baseDiscount(listPounds) +
    support +
    (vehicle.fuel === 'electric' ? 0.04 : 0) +
    (vehicle.vehicleType === 'commercial' ? 0.12 : 0) +
    (vehicle.isSpecialOffer ? 0.03 : 0) +
    (vehicle.stock.kind === 'factory-order' ? 0 : 0.01)
  );
}

function baseDiscount(listPounds: number): number {
  const next = discountPoints.findIndex(([pounds]) => listPounds < pounds);
  const high = discountPoints.at(next);
  const low = discountPoints[next - 1];
  if (!high) throw new Error('No discount is listed');
  // Below the first point its share applies. From the last point on (`next` is -1) the last share applies.
  if (!low) return high[1];
  const along = (listPounds - low[0]) / (high[0] - low[0]);
  return low[1] + along * (high[1] - low[1]);
}

function usedShare(vehicle: Vehicle, used: UsedFacts): number {
  return Math.min(1, shareKept(retentionOf(vehicle), ageMonths(used), used.odometerMiles) * usedMarkUp);
}

function ageMonths(used: UsedFacts): number {
  const [year = 0, month = 0] = used.registered.split('-').map(Number);
  const [nowYear = 0, nowMonth = 0] = demonstrationDate.split('-').map(Number);
  return Math.max(0, (nowYear - year) * 12 + nowMonth - month);
}
