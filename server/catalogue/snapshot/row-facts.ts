import type { Vehicle } from '#shared/deals/vehicle.ts';

/** The facts of each vehicle for sorting and scoring, by row. Unknown figures are 0. */
export interface RowFacts {
  /** The reference as a number; decides the order of deals that are otherwise equal. */
  readonly ref: Float64Array;
  /** Sorts the farthest range first when ascending. */
  readonly electricRangeOrder: Int32Array;
  /** Sorts the largest payload first when ascending. */
  readonly payloadOrder: Int32Array;
  /** Sorts the newest first when ascending. */
  readonly newestOrder: Int32Array;
  /** The latest week of delivery; sorts the soonest first when ascending. */
  readonly weeksMax: Int32Array;
  readonly p11dPence: Float64Array;
}

/** Reads the facts of vehicles in the order of the rows. */
export function readRowFacts(vehicles: readonly Vehicle[]): RowFacts {
  const facts = {
    ref: new Float64Array(vehicles.length),
    electricRangeOrder: new Int32Array(vehicles.length),
    payloadOrder: new Int32Array(vehicles.length),
    newestOrder: new Int32Array(vehicles.length),
    weeksMax: new Int32Array(vehicles.length),
    p11dPence: new Float64Array(vehicles.length),
  };
  for (const [row, vehicle] of vehicles.entries()) {
    facts.ref[row] = Number(vehicle.vehicleRef) || 0;
    facts.electricRangeOrder[row] = -(vehicle.electricRangeMiles ?? 0);
    facts.payloadOrder[row] = -(vehicle.payloadKg ?? 0);
    facts.newestOrder[row] = -daysSince1970(vehicle.listedOn);
    facts.weeksMax[row] = vehicle.stock.weeksMax;
    facts.p11dPence[row] = vehicle.p11dPence ?? 0;
  }
  return facts;
}

function daysSince1970(isoDate: string): number {
  return Math.floor(Date.parse(isoDate) / 86_400_000) || 0;
}
