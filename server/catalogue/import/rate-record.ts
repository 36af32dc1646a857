import { z } from 'zod';
import type { Rate } from '#shared/deals/price.ts';
import { maxInitialMonths, minInitialMonths } from '#shared/deals/profile.ts';
import { cell, optionalCell, readDate, readOneOf, readText, readYesNo } from './read-cell.ts';
import { readPence, readTenths, readWhole } from './read-number.ts';
import { readVehicleRef } from './vehicle-record.ts';

const rateCells = z.object({
  vehicle_ref: cell(readVehicleRef),
  contract: cell(readOneOf(['personal', 'business'])),
  funder: cell(readText(100)),
  ratebook: cell(readText(100)),
  valid_from: cell(readDate),
  valid_to: cell(readDate),
  term_months: cell(readWhole({ min: 1, max: 84 })),
  annual_miles: cell(readWhole({ min: 1_000, max: 200_000 })),
  initial_months: cell(readWhole({ min: minInitialMonths, max: maxInitialMonths })),
  maintained: cell(readYesNo),
  monthly_rental: cell(readPence({ min: 1, max: 100_000 })),
  // Tenths of a penny are kept in two bytes.
  excess_ppm: cell(readTenths({ min: 0, max: 6_500 })),
  processing_fee: optionalCell(readPence({ min: 0, max: 10_000 })),
});

type RateCells = z.infer<typeof rateCells>;

/** Columns of rates.csv. */
export const rateColumns = Object.keys(rateCells.shape) as readonly (keyof RateCells)[];

/** One rate with its place: vehicle, funder, ratebook and validity. */
export interface PlacedRate extends Rate {
  readonly vehicleRef: string;
  readonly funder: string;
  readonly ratebookId: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** A row of rates.csv, checked. An empty processing fee means none. */
export const rateRecord = rateCells
  .refine((cells) => cells.valid_from <= cells.valid_to, {
    path: ['valid_to'],
    message: 'is before valid_from',
  })
  .transform(
    (cells): PlacedRate => ({
      vehicleRef: cells.vehicle_ref,
      contract: cells.contract,
      funder: cells.funder,
      ratebookId: cells.ratebook,
      validFrom: cells.valid_from,
      validTo: cells.valid_to,
      termMonths: cells.term_months,
      annualMiles: cells.annual_miles,
      initialMonths: cells.initial_months,
      isMaintained: cells.maintained,
      monthlyPence: cells.monthly_rental,
      excessTenths: cells.excess_ppm,
      feePence: cells.processing_fee ?? 0,
    }),
  );
