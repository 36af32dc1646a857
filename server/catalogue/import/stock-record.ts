import type { Vehicle } from '#shared/deals/vehicle.ts';
import { createRowSchema } from './read-cell.ts';
import type { ReadingTally } from './reading-tally.ts';
import { vehicleReaders } from './vehicle-columns.ts';

const { vehicle_ref, stock, weeks_min, weeks_max, stock_checked_on } = vehicleReaders;

/** The columns of stock.csv, read as those of vehicles.csv. */
export const stockReaders = { vehicle_ref, stock, weeks_min, weeks_max, stock_checked_on };

export const stockColumns = Object.keys(stockReaders) as readonly (keyof typeof stockReaders)[];

/** What a row says of a vehicle. */
export interface StockRow extends Pick<Vehicle, 'vehicleRef' | 'stock'> {}

/** The schema for rows of stock.csv. */
export function createStockRecord(tally: ReadingTally) {
  return createRowSchema(stockReaders, tally)
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
