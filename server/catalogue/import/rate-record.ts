import type { ContractType } from '#shared/deals/deal-type.ts';
import type { Rate } from '#shared/deals/price.ts';
import { maxInitialMonths, minInitialMonths } from '#shared/deals/profile.ts';
import { type CellReader, createRowSchema, optional, readText } from './read-cell.ts';
import { readDate } from './read-date.ts';
import { readPence, readPencePerMile, readWhole } from './read-number.ts';
import { type OtherWords, readOneOf, readYesNo } from './read-words.ts';
import type { ReadingTally } from './reading-tally.ts';
import { readVehicleRef } from './vehicle-columns.ts';

/** Words of staff and funders, as for vehicles (vehicle-columns.ts). */
export const contractWords: OtherWords<ContractType> = {
  personal: ['PCH', 'personal contract hire', 'private', 'consumer'],
  business: ['BCH', 'business contract hire', 'company', 'corporate'],
};

const maintainedWords: OtherWords<'yes' | 'no'> = {
  yes: ['maintained', 'with maintenance', 'full maintenance'],
  no: ['non-maintained', 'not maintained', 'unmaintained', 'without maintenance', 'no maintenance'],
};

const readMiles = readWhole({ min: 1_000, max: 200_000 }, / ?(miles|mi)$/i);
const readInitial = readWhole({ min: minInitialMonths, max: maxInitialMonths }, / ?(months?|mths?)$/i);

/** How each column of rates.csv is read. */
export const rateReaders = {
  vehicle_ref: readVehicleRef,
  contract: readOneOf(['personal', 'business'], contractWords),
  funder: readText(100),
  ratebook: readText(100),
  valid_from: readDate,
  valid_to: readDate,
  term_months: readWhole({ min: 1, max: 84 }, / ?(months?|mths?)$/i),
  /** Also accepts thousands, such as "10k". */
  annual_miles: (text, note) => {
    const [, thousands] = (/k$/i.test(text) && /^(\d{1,3}) ?k$/i.exec(text)) || [];
    if (!thousands) return readMiles(text);
    note(`${thousands}000`, 'thousands of miles');
    return readMiles(`${thousands}000`);
  },
  /** Also accepts the trade's form "6+35": six rentals up front, then 35. */
  initial_months: (text, note) => {
    const [, initial] = (text.includes('+') && /^(\d{1,2}) ?\+ ?\d{1,2}$/.exec(text)) || [];
    if (!initial) return readInitial(text);
    note(initial, 'rentals up front and after');
    return readInitial(initial);
  },
  maintained: readYesNo(maintainedWords),
  monthly_rental: readPence({ min: 1, max: 100_000 }),
  // Excess is stored in two bytes, as tenths of a penny.
  excess_ppm: readPencePerMile({ min: 0, max: 6_500 }),
  processing_fee: optional(readPence({ min: 0, max: 10_000 })),
} satisfies Readonly<Record<string, CellReader<unknown>>>;

/** Columns of rates.csv. */
export const rateColumns = Object.keys(rateReaders) as readonly (keyof typeof rateReaders)[];

/** One rate with its vehicle, funder, ratebook and validity. */
export interface PlacedRate extends Rate {
  readonly vehicleRef: string;
  readonly funder: string;
  readonly ratebookId: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** The schema for rows of rates.csv. An empty processing fee means no fee. */
export function createRateRecord(tally: ReadingTally) {
  return createRowSchema(rateReaders, tally)
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
}
