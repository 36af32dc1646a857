import type { FacetName } from '#shared/deals/deal-query.ts';
import {
  type BucketFacetName,
  bucketFacets,
  type ChoiceFacetName,
  type CountFacetName,
  choiceFacets,
  countFacets,
  type FacetBucket,
  type FacetChoice,
  facetNumbers,
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
  const choices = (Object.keys(choiceFacets) as ChoiceFacetName[]).map((name) => codeChoices(name, vehicles));
  const counts = (Object.keys(countFacets) as CountFacetName[]).map((name) => codeCounts(name, vehicles));
  const buckets = (Object.keys(bucketFacets) as BucketFacetName[]).map((name) => codeBuckets(name, vehicles));
  return [...choices, ...counts, ...buckets];
}

function codeChoices(name: ChoiceFacetName, vehicles: readonly Vehicle[]): FacetCodes {
  const options: readonly FacetChoice[] = choiceFacets[name];
  return codeOptions(vehicles, {
    name,
    options,
    read: (vehicle) => vehicle[name],
    isIn: (option, value) => option.value === value,
  });
}

function codeCounts(name: CountFacetName, vehicles: readonly Vehicle[]): FacetCodes {
  const found = new Set(vehicles.map((vehicle) => vehicle[name]).filter((count) => count !== undefined));
  const options = [...found]
    .sort((a, b) => a - b)
    .map((count) => ({ value: `${count}`, label: `${count} ${countFacets[name]}`, count }));
  return codeOptions(vehicles, {
    name,
    options,
    read: (vehicle) => vehicle[name],
    isIn: (option, value) => option.count === value,
  });
}

function codeBuckets(name: BucketFacetName, vehicles: readonly Vehicle[]): FacetCodes {
  const options: readonly FacetBucket[] = bucketFacets[name];
  return codeOptions(vehicles, { name, options, read: facetNumbers[name], isIn: isInBucket });
}

interface FacetRule<Value, Option> {
  readonly name: CodedFacetName;
  readonly options: readonly Option[];
  readonly read: (vehicle: Vehicle) => Value | undefined;
  readonly isIn: (option: Option, value: Value) => boolean;
}

/** Gives a code to each set of options that occurs. The options are computed once for each distinct value. */
function codeOptions<Value, Option extends FacetChoice>(
  vehicles: readonly Vehicle[],
  { name, options, read, isIn }: FacetRule<Value, Option>,
): FacetCodes {
  const codeByValue = new Map<Value | undefined, number>();
  const sets = new Map<string, ReadonlySet<Option>>();
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
  const codesOf = (option: Option) => [...setOfCode.keys()].filter((code) => setOfCode[code]?.has(option));
  return {
    name,
    options: options.map((option) => ({ value: option.value, label: option.label, codes: codesOf(option) })),
    codeCount: Math.max(1, sets.size),
    codes,
  };
}
