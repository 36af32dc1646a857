import {
  type FacetBucket,
  type FacetChoice,
  type FacetName,
  facetNames,
  facetPlans,
  isInBucket,
} from '#shared/deals/facets.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** Facets that have a code for each vehicle. Makes and ranges need none: each is a run of rows. */
export type CodedFacetName = Exclude<FacetName, 'make' | 'range'>;

/** An option, and the codes of the vehicles that it includes. */
export interface CodedOption extends FacetChoice {
  readonly codes: readonly number[];
}

/**
 * A small number for each vehicle that stands for the options that include it; vehicles with the same options share a
 * code. `codeCount` is at least 1, because vehicles without options have a code too.
 */
export interface FacetCodes {
  readonly name: CodedFacetName;
  readonly options: readonly CodedOption[];
  readonly codeCount: number;
  readonly codes: Uint16Array;
}

/** The codes of every coded facet, by row. */
export function codeFacets(vehicles: readonly Vehicle[]): readonly FacetCodes[] {
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
