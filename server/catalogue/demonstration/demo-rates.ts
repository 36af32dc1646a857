import { gridCells, type RateCard, type RateGrid, rateCell } from '#server/catalogue/rate-card.ts';
import type { ContractType, VehicleType } from '#shared/deals/deal-type.ts';
import { offeredMiles, shortTerms, usualTerms } from '#shared/deals/profile.ts';
import { isInStock, type Vehicle } from '#shared/deals/vehicle.ts';
import { chance } from './chance.ts';
import {
  createRental,
  demoExcessTenths,
  quotedInitialMonths,
  shortTermInitialMonths,
} from './demo-rental.ts';

const funder = 'Demonstration Funder';
/** £207.50 ex VAT, which is £249.00 with VAT. */
const feePence = 20_750;

/** A demonstration ratebook: the beginning of its id, and its grid with the one initial rental that it quotes. */
interface Ratebook {
  readonly name: string;
  readonly grid: RateGrid;
  readonly initialMonths: number;
}

const usualBook = createBook('DEMO', usualTerms, quotedInitialMonths);
const shortTermBook = createBook('DEMO-SHORT', shortTerms, shortTermInitialMonths);

function createBook(name: string, terms: readonly number[], initialMonths: number): Ratebook {
  return { name, grid: { terms, miles: offeredMiles, initials: [initialMonths] }, initialMonths };
}

const contracts: Readonly<Record<VehicleType, readonly ContractType[]>> = {
  car: ['personal', 'business'],
  commercial: ['business'],
};

/**
 * The demonstration rates of a vehicle: for each contract it is leased under a card of the usual terms, and after those
 * a card of short terms where it is leased for those too. Valid on ISO dates, both inclusive.
 */
export function demoRateCards(
  vehicle: Vehicle,
  validity: { readonly from: string; readonly to: string },
): readonly RateCard[] {
  const books = isLeasedShortTerm(vehicle) ? [usualBook, shortTermBook] : [usualBook];
  return books.flatMap((book) =>
    contracts[vehicle.vehicleType].map((contract) => ({
      vehicleRef: vehicle.vehicleRef,
      contract,
      funder,
      ratebookId: `${book.name}-${validity.from.slice(0, 7)}`,
      validFrom: validity.from,
      validTo: validity.to,
      feePence,
      ...fillCells(vehicle, contract, book),
    })),
  );
}

/** Half of the new vehicles that need not be built first, chosen by a hash: funders keep a short-term fleet in stock. */
function isLeasedShortTerm({ pricingType, stock, vehicleRef }: Vehicle): boolean {
  return pricingType === 'standard' && isInStock(stock) && chance('short term', vehicleRef) < 0.5;
}

function fillCells(
  vehicle: Vehicle,
  contract: ContractType,
  { grid, initialMonths }: Ratebook,
): Pick<RateCard, 'grid' | 'monthlyPence' | 'excessTenths'> {
  const rental = createRental(vehicle, contract, initialMonths);
  const monthlyPence = new Int32Array(gridCells(grid));
  const excessTenths = new Uint16Array(gridCells(grid));
  for (const isMaintained of [false, true]) {
    const excess = demoExcessTenths(vehicle, isMaintained);
    for (const [term, termMonths] of grid.terms.entries()) {
      for (const [miles, annualMiles] of grid.miles.entries()) {
        const cell = rateCell(grid, { isMaintained, term, miles, initial: 0 });
        monthlyPence[cell] = rental({ termMonths, annualMiles, isMaintained });
        excessTenths[cell] = excess;
      }
    }
  }
  return { grid, monthlyPence, excessTenths };
}
