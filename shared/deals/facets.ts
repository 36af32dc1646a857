import { allBodyTypes } from './body-type.ts';
import { fuels } from './fuel.ts';
import { allTiers } from './tier.ts';
import type { Vehicle } from './vehicle.ts';
import {
  drivetrains,
  type NumberFactName,
  transmissions,
  type VehicleFacts,
  valueText,
  vehicleFacts,
  type WordFactName,
} from './vehicle-facts.ts';

/** One thing that can be chosen in a facet: the value in the URL and the words on the page. */
export interface FacetChoice {
  readonly value: string;
  readonly label: string;
}

/** A choice that is a span of a number, both ends inclusive; spans of one facet may overlap ("200 miles or more"). */
export interface FacetBucket extends FacetChoice {
  readonly min?: number;
  readonly max?: number;
}

/** What the vehicles that match do offer where no vehicle is in a bucket. */
interface FarthestWords {
  /** True where less is better, so that the lowest number comes nearest to an option that is not met. */
  readonly isLeast: boolean;
  readonly words: (value: number) => string;
}

/** Something to filter by. Makes and ranges have options of the catalogue, and nothing but a heading here. */
interface FacetPlan {
  readonly label: string;
  /** What decides which options a vehicle is in; undefined when it is not known. */
  readonly read?: (vehicle: Vehicle) => string | number | undefined;
  /** The options in the order in which they are offered: of words those of the same value, of a number spans. */
  readonly options?: readonly FacetBucket[];
  /** The word after the number of a facet whose options are the exact numbers that occur. */
  readonly counted?: string;
  readonly farthest?: FarthestWords;
}

/**
 * Every facet, in the order in which the results page offers them, those that most visitors use first; the names are
 * the query parameters.
 */
const plans = {
  seats: ofCount('seats'),
  fuel: ofWords('fuel', fuels),
  bodyType: ofWords('bodyType', allBodyTypes),
  make: { label: 'Make' },
  range: { label: 'Range' },
  payload: ofAtLeast('payloadKg', [600, 800, 1000, 1200, 1400]),
  loadLength: {
    label: 'Load length',
    read: (vehicle) => vehicle.loadLengthMm,
    options: [2000, 2500, 3000, 3500, 4000].map((mm) => atLeast(mm, `${mm / 1000} m or longer`)),
    farthest: { isLeast: false, words: (mm) => `longest here is ${Math.floor(mm / 10) / 100} m` },
  },
  transmission: ofWords('transmission', transmissions),
  electricRange: ofAtLeast('electricRangeMiles', [40, 100, 150, 200, 250, 300, 350]),
  boot: { ...ofAtLeast('bootLitres', [300, 400, 500, 600]), label: 'Boot space' },
  drivetrain: ofWords('drivetrain', drivetrains),
  doors: ofCount('doors'),
  co2: {
    label: 'CO2 emissions',
    read: (vehicle) => vehicle.co2GramsPerKm,
    // The bands of first-year vehicle tax, narrow ones joined. Nobody falls short of a band, so none is farthest.
    options: [
      { value: '0', label: '0 g/km', max: 0 },
      ...pairs([0, 50, 75, 100, 130, 150, 190]).map(([below, max]) => ({
        value: `${below + 1}-${max}`,
        label: `${below + 1} to ${max} g/km`,
        min: below + 1,
        max,
      })),
      atLeast(191, '191 g/km or more'),
    ],
  },
  delivery: {
    label: 'Delivery',
    read: (vehicle) => vehicle.stock.weeksMax,
    options: [2, 4, 8, 12, 16, 26].map((max) => ({ value: `${max}`, label: `Within ${max} weeks`, max })),
    farthest: { isLeast: true, words: (weeks) => `soonest here is ${weeks} weeks` },
  },
  tier: ofWords('tier', allTiers),
} satisfies Readonly<Record<string, FacetPlan>>;

export type FacetName = keyof typeof plans;
export const facetPlans: Readonly<Record<FacetName, FacetPlan>> = plans;
export const facetNames = Object.keys(plans) as readonly FacetName[];

/** A facet over a closed list of words. */
function ofWords<Name extends WordFactName>(
  name: Name,
  values: readonly NonNullable<VehicleFacts[Name]>[],
): FacetPlan {
  const { label, fullLabel = label } = vehicleFacts[name];
  return {
    label: fullLabel,
    read: (vehicle) => vehicle[name],
    options: values.map((value) => ({ value, label: valueText(name, value) })),
  };
}

/** A facet whose options are the exact numbers that occur: "5 doors". */
function ofCount(name: NumberFactName): FacetPlan {
  const { label } = vehicleFacts[name];
  return { label, read: (vehicle) => vehicle[name], counted: label.toLowerCase() };
}

/** A facet over a number of which more is better: "1,000 kg or more". */
function ofAtLeast(name: NumberFactName, floors: readonly number[]): FacetPlan {
  return {
    label: vehicleFacts[name].label,
    read: (vehicle) => vehicle[name],
    options: floors.map((floor) => atLeast(floor, `${valueText(name, floor)} or more`)),
    farthest: {
      isLeast: false,
      words: (value) => `most here is ${valueText(name, Math.floor(value))}`,
    },
  };
}

/** Whether a number falls in a bucket; fractions are cut off, so that 50.4 g/km is not between two buckets. */
export function isInBucket(bucket: FacetBucket, value: number): boolean {
  const whole = Math.floor(value);
  return whole >= (bucket.min ?? -Infinity) && whole <= (bucket.max ?? Infinity);
}

function atLeast(min: number, label: string): FacetBucket {
  return { value: `${min}plus`, label, min };
}

function pairs(values: readonly number[]): readonly (readonly [number, number])[] {
  return values.slice(1).map((value, place) => [values[place] ?? 0, value]);
}
