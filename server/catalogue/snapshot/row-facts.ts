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
  return {
    ref: Float64Array.from(vehicles, (vehicle) => Number(vehicle.vehicleRef) || 0),
    electricRangeOrder: Int32Array.from(vehicles, (vehicle) => -(vehicle.electricRangeMiles ?? 0)),
    newestOrder: Int32Array.from(vehicles, (vehicle) => -daysSince1970(vehicle.listedOn)),
    weeksMax: Int32Array.from(vehicles, (vehicle) => vehicle.stock.weeksMax),
    p11dPence: Float64Array.from(vehicles, (vehicle) => vehicle.p11dPence ?? 0),
  };
}

function daysSince1970(isoDate: string): number {
  return Math.floor(Date.parse(isoDate) / 86_400_000) || 0;
}
