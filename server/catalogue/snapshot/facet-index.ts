import {
  type FacetBucket,
  type FacetChoice,
  type FacetName,
  facetNames,
  facetPlans,
  isInBucket,
} from '#shared/deals/facets.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
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

/** Facets that have a code for each vehicle. Makes and ranges need none: each is a run of rows. */
export type CodedFacetName = Exclude<FacetName, 'make' | 'range'>;

/** An option, and the codes of the vehicles that it includes. */
interface CodedOption extends FacetChoice {
  readonly codes: readonly number[];
}

/**
 * A small number for each vehicle that stands for the options that include it; vehicles with the same options share a
 * code. `codeCount` is at least 1, because vehicles without options have a code too.
 */
interface FacetCodes {
  readonly name: CodedFacetName;
  readonly options: readonly CodedOption[];
  readonly codeCount: number;
  readonly codes: Uint16Array;
}

/** The codes of every coded facet, by row. */
function codeFacets(vehicles: readonly Vehicle[]): readonly FacetCodes[] {
  return facetNames
    .filter((name) => name !== 'make' && name !== 'range')
    .map((name) => codeFacet(name, vehicles));
}

function codeFacet(name: CodedFacetName, vehicles: readonly Vehicle[]): FacetCodes {
  const { read = () => undefined, options, counted } = facetPlans[name];
  return codeOptions(vehicles, {
    name,
    read,
    options: options ?? countedOptions(vehicles.map(read), counted),
    isIn: (option, value) =>
      typeof value === 'number' && options ? isInBucket(option, value) : option.value === `${value}`,
  });
}

/** An option for each number that occurs: "5 doors". */
function countedOptions(values: readonly unknown[], word: string | undefined): readonly FacetChoice[] {
  const found = new Set(values.filter((value) => typeof value === 'number'));
  return [...found].sort((a, b) => a - b).map((count) => ({ value: `${count}`, label: `${count} ${word}` }));
}

interface FacetRule {
  readonly name: CodedFacetName;
  readonly options: readonly FacetBucket[];
  readonly read: NonNullable<(typeof facetPlans)[FacetName]['read']>;
  readonly isIn: (option: FacetBucket, value: string | number) => boolean;
}

/** Gives a code to each set of options that occurs. The options are computed once for each distinct value. */
function codeOptions(vehicles: readonly Vehicle[], { name, options, read, isIn }: FacetRule): FacetCodes {
  const codeByValue = new Map<string | number | undefined, number>();
  const sets = new Map<string, ReadonlySet<FacetBucket>>();
  const codes = Uint16Array.from(vehicles, (vehicle) => {
    const value = read(vehicle);
    const known = codeByValue.get(value);
    if (known !== undefined) return known;
    const set = value === undefined ? [] : options.filter((option) => isIn(option, value));
    const key = set.map((option) => option.value).join();
    if (!sets.has(key)) sets.set(key, new Set(set));
    const code = [...sets.keys()].indexOf(key);
    codeByValue.set(value, code);
    return code;
  });
  const setOfCode = [...sets.values()];
  const codesOf = (option: FacetBucket) =>
    [...setOfCode.keys()].filter((code) => setOfCode[code]?.has(option));
  return {
    name,
    options: options.map((option) => ({ value: option.value, label: option.label, codes: codesOf(option) })),
    codeCount: Math.max(1, sets.size),
    codes,
  };
}
