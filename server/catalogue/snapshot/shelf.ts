import type { CardVehicle } from '#shared/deals/deal.ts';
import {
  allDealTypes,
  type ContractType,
  type DealType,
  dealTypes,
  type VehicleType,
} from '#shared/deals/deal-type.ts';
import { findShape } from '#shared/deals/find-shape.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import { isInStock, type Vehicle } from '#shared/deals/vehicle.ts';
import type { CodedFacetName } from './facet-codes.ts';
import { type FacetIndex, indexFacets } from './facet-index.ts';
import { type MakeNode, plantMakeTree } from './make-tree.ts';
import { createRateBook, type RateBook } from './rate-book.ts';
import { addRow, createBits, type RowBits } from './row-bits.ts';
import { type RowFacts, readRowFacts } from './row-facts.ts';

/**
 * All vehicles of one vehicle type and pricing type; every query is about exactly one shelf. A row is the index of a
 * vehicle on its shelf, and all columns and sets are by row.
 */
export interface Shelf {
  readonly vehicleType: VehicleType;
  readonly pricingType: PricingType;
  readonly vehicles: readonly Vehicle[];
  readonly rowByRef: ReadonlyMap<string, number>;
  readonly makes: ReadonlyMap<string, MakeNode>;
  readonly facets: ReadonlyMap<CodedFacetName, FacetIndex>;
  readonly inStock: RowBits;
  /** Empty until prices are known. */
  readonly offers: ReadonlyMap<ContractType, SpecialOffers>;
  readonly facts: RowFacts;
  readonly books: ReadonlyMap<ContractType, RateBook>;
  /** The card of each vehicle, made when it is first shown. */
  readonly cards: (CardVehicle | undefined)[];
  /** Scratch space for a query. It can be shared, because a query finishes before the next begins. */
  readonly matchedRows: Uint32Array;
  readonly facetRows: Uint32Array;
}

/** The special offers under a contract that past prices bear out. */
export interface SpecialOffers {
  readonly rows: RowBits;
  /** By row: whole pounds by which the true monthly cost at the default profile is below its average of 90 days. */
  readonly poundsBelowAverage: Map<number, number>;
}

/** Puts vehicles of one kind on a shelf, with empty rate books for the contracts under which they are offered. */
export function createShelf(
  kind: Pick<Shelf, 'vehicleType' | 'pricingType'>,
  unordered: readonly Vehicle[],
): Shelf {
  const { makes, vehicles } = plantMakeTree(unordered.map(withShape));
  const rowCount = vehicles.length;
  return {
    ...kind,
    vehicles,
    rowByRef: new Map(vehicles.map((vehicle, row) => [vehicle.vehicleRef, row])),
    makes,
    facets: indexFacets(vehicles),
    inStock: rowsWhere(vehicles, (vehicle) => isInStock(vehicle.stock)),
    offers: new Map(
      contractsFor(kind.vehicleType).map((contract) => [
        contract,
        { rows: createBits(rowCount), poundsBelowAverage: new Map() },
      ]),
    ),
    facts: readRowFacts(vehicles),
    books: new Map(
      contractsFor(kind.vehicleType).map((contract) => [contract, createRateBook(contract, rowCount)]),
    ),
    cards: new Array(rowCount),
    matchedRows: new Uint32Array(rowCount),
    facetRows: new Uint32Array(rowCount),
  };
}

/** The vehicle with its drawing, where that is not the plain one of its body type. */
function withShape(vehicle: Vehicle): Vehicle {
  const shape = findShape(vehicle);
  return shape && shape !== vehicle.bodyType ? { ...vehicle, shape } : vehicle;
}

/** The rate book of a shelf for a deal type. */
export function getBook(shelf: Shelf, dealType: DealType): RateBook {
  const { contract } = dealTypes[dealType];
  return shelf.books.get(contract) ?? createRateBook(contract, shelf.vehicles.length);
}

function contractsFor(vehicleType: VehicleType): readonly ContractType[] {
  return allDealTypes
    .map((dealType) => dealTypes[dealType])
    .filter((facts) => facts.vehicleType === vehicleType)
    .map((facts) => facts.contract);
}

function rowsWhere(vehicles: readonly Vehicle[], isIn: (vehicle: Vehicle) => boolean): RowBits {
  const bits = createBits(vehicles.length);
  for (const [row, vehicle] of vehicles.entries()) if (isIn(vehicle)) addRow(bits, row);
  return bits;
}
