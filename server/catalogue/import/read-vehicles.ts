import type { Vehicle } from '#shared/deals/vehicle.ts';
import { type ReadOptions, readFeedFile } from './read-feed-file.ts';
import type { RowCounts } from './rejects-file.ts';
import { vehicleColumns, vehicleRecord } from './vehicle-record.ts';

/** The vehicles of a feed file; of two rows with the same reference the first stands. */
export async function readVehicles(
  path: string,
  options: ReadOptions,
): Promise<{ readonly vehicles: readonly Vehicle[]; readonly counts: RowCounts }> {
  const vehicles = new Map<string, Vehicle>();
  const take = (vehicle: Vehicle) => {
    if (vehicles.has(vehicle.vehicleRef)) {
      return { column: 'vehicle_ref', reason: 'the same reference stands in an earlier line' };
    }
    vehicles.set(vehicle.vehicleRef, vehicle);
    return undefined;
  };
  const file = { path, columns: vehicleColumns, schema: vehicleRecord, take };
  const counts = await readFeedFile(file, options);
  return { vehicles: [...vehicles.values()], counts };
}
