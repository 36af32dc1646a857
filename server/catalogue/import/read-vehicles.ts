import type { Vehicle } from '#shared/deals/vehicle.ts';
import { type FileReport, type ReadOptions, readFeedFile } from './read-feed-file.ts';
import { createVehicleRecord, vehicleColumns } from './vehicle-record.ts';

/** The vehicles of a feed file; of two rows with the same reference the first stands. */
export async function readVehicles(
  path: string,
  options: ReadOptions,
): Promise<FileReport & { readonly vehicles: readonly Vehicle[] }> {
  const vehicles = new Map<string, Vehicle>();
  const take = (vehicle: Vehicle) => {
    if (vehicles.has(vehicle.vehicleRef)) {
      return { column: 'vehicle_ref', reason: 'the same reference stands in an earlier line' };
    }
    vehicles.set(vehicle.vehicleRef, vehicle);
    return undefined;
  };
  const file = { path, columns: vehicleColumns, createSchema: createVehicleRecord, take };
  const report = await readFeedFile(file, options);
  return { ...report, vehicles: [...vehicles.values()] };
}
