import { gridCells, type RateCard, type RateGrid, rateCell } from '#server/catalogue/rate-card.ts';
import type { ContractType, VehicleType } from '#shared/deals/deal-type.ts';
import { offeredMiles, offeredTerms } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { createRental, demoExcessTenths, quotedInitialMonths } from './demo-rental.ts';

const funder = 'Demonstration Funder';
/** £207.50 ex VAT, which is £249.00 with VAT. */
const feePence = 20_750;

const grid: RateGrid = { terms: offeredTerms, miles: offeredMiles, initials: [quotedInitialMonths] };

const contracts: Readonly<Record<VehicleType, readonly ContractType[]>> = {
  car: ['personal', 'business'],
  commercial: ['business'],
};

/** The demonstration rates of a vehicle: a card for each contract it is leased under, valid on ISO dates inclusive. */
export function demoRateCards(
  vehicle: Vehicle,
  validity: { readonly from: string; readonly to: string },
): readonly RateCard[] {
  return contracts[vehicle.vehicleType].map((contract) => ({
    vehicleRef: vehicle.vehicleRef,
    contract,
    funder,
    ratebookId: `DEMO-${validity.from.slice(0, 7)}`,
    validFrom: validity.from,
    validTo: validity.to,
    feePence,
    grid,
    ...fillCells(vehicle, contract),
  }));
}

function fillCells(
  vehicle: Vehicle,
  contract: ContractType,
): Pick<RateCard, 'monthlyPence' | 'excessTenths'> {
  const rental = createRental(vehicle, contract);
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
  return { monthlyPence, excessTenths };
}
