import type { Vehicle } from '#shared/deals/vehicle.ts';

/** What sorting and scoring need of each vehicle, by row. Unknown figures are 0. */
export interface RowFacts {
  /** The reference as a number: the last word between equal deals. */
  readonly ref: Float64Array;
  /** Ascending is farthest first. */
  readonly electricRangeOrder: Int32Array;
  /** Ascending is newest first. */
  readonly newestOrder: Int32Array;
  /** Ascending is soonest first: the weeks by which the vehicle is there at the latest. */
  readonly weeksMax: Int32Array;
  readonly p11dPence: Float64Array;
}

/** Reads the facts of vehicles in the order of the rows. */
export function readRowFacts(vehicles: readonly Vehicle[]): RowFacts {
  const facts = {
    ref: new Float64Array(vehicles.length),
    electricRangeOrder: new Int32Array(vehicles.length),
    newestOrder: new Int32Array(vehicles.length),
    weeksMax: new Int32Array(vehicles.length),
    p11dPence: new Float64Array(vehicles.length),
  };
  for (const [row, vehicle] of vehicles.entries()) {
    facts.ref[row] = Number(vehicle.vehicleRef) || 0;
    facts.electricRangeOrder[row] = -(vehicle.electricRangeMiles ?? 0);
    facts.newestOrder[row] = -daysSince1970(vehicle.listedOn);
    facts.weeksMax[row] = vehicle.stock.weeksMax;
    facts.p11dPence[row] = vehicle.p11dPence ?? 0;
  }
  return facts;
}

function daysSince1970(isoDate: string): number {
  return Math.floor(Date.parse(isoDate) / 86_400_000) || 0;
}
