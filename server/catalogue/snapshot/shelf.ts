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
import { type CodedFacetName, type FacetIndex, indexFacets } from './facet-index.ts';
import { type MakeNode, plantMakeTree } from './make-tree.ts';
import { createRangeScratch, type RangeScratch } from './range-groups.ts';
import { createRateBook, type RateBook } from './rate-book.ts';
import { addRow, createBits, type RowBits, type RowSpan } from './row-bits.ts';

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
  /** Number of each row's make and range, from 0 in the order of the rows. */
  readonly makeByRow: Int32Array;
  readonly rangeByRow: Int32Array;
  /** Scratch space for a query. It can be shared, because a query finishes before the next begins. */
  readonly matchedRows: Uint32Array;
  readonly facetRows: Uint32Array;
  readonly matchKeys: Int32Array;
  readonly ranges: RangeScratch;
}

/** The special offers under a contract that past prices bear out. */
interface SpecialOffers {
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
  const ranges = [...makes.values()].flatMap((make) => [...make.ranges.values()]);
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
    makeByRow: numberRuns(makes.values(), rowCount),
    rangeByRow: numberRuns(ranges, rowCount),
    matchedRows: new Uint32Array(rowCount),
    facetRows: new Uint32Array(rowCount),
    matchKeys: new Int32Array(rowCount),
    ranges: createRangeScratch(ranges.length),
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

/** The place of the run that each row is in. */
function numberRuns(runs: Iterable<RowSpan>, rowCount: number): Int32Array {
  const numbers = new Int32Array(rowCount);
  for (const [place, { start, end }] of [...runs].entries()) numbers.fill(place, start, end);
  return numbers;
}

function rowsWhere(vehicles: readonly Vehicle[], isIn: (vehicle: Vehicle) => boolean): RowBits {
  const bits = createBits(vehicles.length);
  for (const [row, vehicle] of vehicles.entries()) if (isIn(vehicle)) addRow(bits, row);
  return bits;
}

/** The facts of each vehicle for sorting and scoring, by row. Unknown figures are 0. */
interface RowFacts {
  /** The reference as a number; decides the order of deals that are otherwise equal. */
  readonly ref: Float64Array;
  /** Sorts the farthest range first when ascending. */
  readonly electricRangeOrder: Int32Array;
  /** Sorts the largest payload first when ascending. */
  readonly payloadOrder: Int32Array;
  /** Sorts the newest first when ascending. */
  readonly newestOrder: Int32Array;
  /** The latest week of delivery; sorts the soonest first when ascending. */
  readonly weeksMax: Int32Array;
  readonly p11dPence: Float64Array;
}

/** Reads the facts of vehicles in the order of the rows. */
function readRowFacts(vehicles: readonly Vehicle[]): RowFacts {
  const facts = {
    ref: new Float64Array(vehicles.length),
    electricRangeOrder: new Int32Array(vehicles.length),
    payloadOrder: new Int32Array(vehicles.length),
    newestOrder: new Int32Array(vehicles.length),
    weeksMax: new Int32Array(vehicles.length),
    p11dPence: new Float64Array(vehicles.length),
  };
  for (const [row, vehicle] of vehicles.entries()) {
    facts.ref[row] = Number(vehicle.vehicleRef) || 0;
    facts.electricRangeOrder[row] = -(vehicle.electricRangeMiles ?? 0);
    facts.payloadOrder[row] = -(vehicle.payloadKg ?? 0);
    facts.newestOrder[row] = -daysSince1970(vehicle.listedOn);
    facts.weeksMax[row] = vehicle.stock.weeksMax;
    facts.p11dPence[row] = vehicle.p11dPence ?? 0;
  }
  return facts;
}

function daysSince1970(isoDate: string): number {
  return Math.floor(Date.parse(isoDate) / 86_400_000) || 0;
}
