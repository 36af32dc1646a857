import type { Vehicle } from '#shared/deals/vehicle.ts';
import { type CodedFacetName, type CodedOption, codeFacets, type FacetCodes } from './facet-codes.ts';
import { addRow, createBits, type RowBits } from './row-bits.ts';

/**
 * The codes of several facets packed into one number for each row, so that one pass over the rows counts all of them.
 */
export interface FacetPlane {
  readonly packed: Uint16Array;
  /** Every packed number is below this. */
  readonly size: number;
}

/** A facet of a shelf: its options, the rows of each code, and how its codes are packed in a plane. */
export interface FacetIndex {
  readonly name: CodedFacetName;
  readonly options: readonly CodedOption[];
  readonly optionByValue: ReadonlyMap<string, CodedOption>;
  readonly bitsByCode: readonly RowBits[];
  readonly codeCount: number;
  readonly plane: FacetPlane;
  /** code = ⌊packed ÷ stride⌋ mod codeCount */
  readonly stride: number;
}

/** Limits the counters of a plane, so that they fit into the processor's first cache. */
const maxPlaneSize = 4096;

/** Indexes every coded facet of the vehicles, by row. */
export function indexFacets(vehicles: readonly Vehicle[]): ReadonlyMap<CodedFacetName, FacetIndex> {
  const indexes = new Map<CodedFacetName, FacetIndex>();
  for (const group of groupForPlanes(codeFacets(vehicles))) {
    const plane = packPlane(group, vehicles.length);
    let stride = 1;
    for (const facet of group) {
      indexes.set(facet.name, createIndex(facet, plane, stride));
      stride *= facet.codeCount;
    }
  }
  return indexes;
}

function groupForPlanes(facets: readonly FacetCodes[]): readonly (readonly FacetCodes[])[] {
  const groups: FacetCodes[][] = [];
  let size = Infinity;
  for (const facet of facets) {
    size *= facet.codeCount;
    if (size <= maxPlaneSize) {
      groups.at(-1)?.push(facet);
    } else {
      groups.push([facet]);
      size = facet.codeCount;
    }
  }
  return groups;
}

function packPlane(facets: readonly FacetCodes[], rowCount: number): FacetPlane {
  const packed = new Uint16Array(rowCount);
  let stride = 1;
  for (const { codes, codeCount } of facets) {
    for (let row = 0; row < rowCount; row += 1) {
      packed[row] = (packed[row] ?? 0) + (codes[row] ?? 0) * stride;
    }
    stride *= codeCount;
  }
  return { packed, size: stride };
}

function createIndex(facet: FacetCodes, plane: FacetPlane, stride: number): FacetIndex {
  const { name, options, codes, codeCount } = facet;
  const bitsByCode = Array.from({ length: codeCount }, () => createBits(codes.length));
  for (let row = 0; row < codes.length; row += 1) {
    const bits = bitsByCode[codes[row] ?? 0];
    if (bits) addRow(bits, row);
  }
  const optionByValue = new Map(options.map((option) => [option.value, option]));
  return { name, options, optionByValue, bitsByCode, codeCount, plane, stride };
}
