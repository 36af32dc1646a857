import type { Vehicle } from '#shared/deals/vehicle.ts';
import { type FileAndSheet, type FileReport, type ReadOptions, readFeedFile } from './read-feed-file.ts';
import { createStockRecord, type StockRow, stockColumns } from './stock-record.ts';

/** The vehicles that a file of stock names, with their new stock. Rows for unknown vehicles are rejected. */
export async function readStockFile(
  where: FileAndSheet,
  vehicles: readonly Vehicle[],
  options: ReadOptions,
): Promise<FileReport & { readonly vehicles: readonly Vehicle[] }> {
  const known = new Map(vehicles.map((vehicle) => [vehicle.vehicleRef, vehicle]));
  const changed = new Map<string, Vehicle>();
  const take = ({ vehicleRef, stock: newer }: StockRow) => {
    const vehicle = known.get(vehicleRef);
    if (!vehicle) return { column: 'vehicle_ref', reason: 'no vehicle has this reference' };
    if (changed.has(vehicleRef)) {
      return { column: 'vehicle_ref', reason: 'the same reference is in an earlier line' };
    }
    changed.set(vehicleRef, { ...vehicle, stock: newer });
    return undefined;
  };
  const file = { ...where, columns: stockColumns, createSchema: createStockRecord, take };
  const report = await readFeedFile(file, options);
  return { ...report, vehicles: [...changed.values()] };
}
