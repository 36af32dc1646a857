import type { Vehicle } from '#shared/deals/vehicle.ts';
import { createRowSchema } from './read-cell.ts';
import { type FileAndSheet, type FileReport, type ReadOptions, readFeedFile } from './read-feed-file.ts';
import type { ReadingTally } from './reading-tally.ts';
import { vehicleReaders } from './vehicle-columns.ts';

const { vehicle_ref, stock, weeks_min, weeks_max, stock_checked_on } = vehicleReaders;
const readers = { vehicle_ref, stock, weeks_min, weeks_max, stock_checked_on };

/** Columns of stock.csv, read as those of vehicles.csv. */
const stockColumns = Object.keys(readers) as readonly (keyof typeof readers)[];

interface StockRow extends Pick<Vehicle, 'vehicleRef' | 'stock'> {}

/** The schema for rows of stock.csv. */
function createStockRecord(tally: ReadingTally) {
  return createRowSchema(readers, tally)
    .refine((cells) => cells.weeks_min <= cells.weeks_max, {
      path: ['weeks_max'],
      message: 'is less than weeks_min',
    })
    .transform(
      (cells): StockRow => ({
        vehicleRef: cells.vehicle_ref,
        stock: {
          kind: cells.stock,
          weeksMin: cells.weeks_min,
          weeksMax: cells.weeks_max,
          checkedOn: cells.stock_checked_on,
        },
      }),
    );
}

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
