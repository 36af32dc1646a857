import { allBodyTypes, bodyTypes } from './body-type.ts';
import type { FacetName } from './deal-query.ts';
import { allTiers, tierLabels } from './tier.ts';
import { drivetrains, fuelLabels, fuels, transmissions, type Vehicle } from './vehicle.ts';

/** Heading of each facet. */
export const facetLabels: Readonly<Record<FacetName, string>> = {
  make: 'Make',
  range: 'Range',
  bodyType: 'Body type',
  fuel: 'Fuel',
  transmission: 'Gearbox',
  drivetrain: 'Driven wheels',
  doors: 'Doors',
  seats: 'Seats',
  electricRange: 'Electric range',
  co2: 'CO2 emissions',
  boot: 'Boot space',
  payload: 'Payload',
  loadLength: 'Load length',
  tier: 'Deal type',
  delivery: 'Delivery',
};

/** One thing that can be chosen in a facet: the value in the URL and the words on the page. */
export interface FacetChoice {
  readonly value: string;
  readonly label: string;
}

const transmissionLabels = { manual: 'Manual', automatic: 'Automatic' };
const drivetrainLabels = { front: 'Front-wheel drive', rear: 'Rear-wheel drive', all: 'All-wheel drive' };

/** Facets over a closed list of words, in the order in which they are offered. */
export const choiceFacets = {
  bodyType: allBodyTypes.map((value) => ({ value, label: bodyTypes[value].label })),
  fuel: fuels.map((value) => ({ value, label: fuelLabels[value] })),
  transmission: transmissions.map((value) => ({ value, label: transmissionLabels[value] })),
  drivetrain: drivetrains.map((value) => ({ value, label: drivetrainLabels[value] })),
  tier: allTiers.map((value) => ({ value, label: tierLabels[value] })),
} as const satisfies Partial<Record<FacetName, readonly FacetChoice[]>>;
export type ChoiceFacetName = keyof typeof choiceFacets;

/** Facets whose options are the exact numbers that occur, with the word that follows the number. */
export const countFacets = { doors: 'doors', seats: 'seats' } as const;
export type CountFacetName = keyof typeof countFacets;

/** A span of a number, both ends inclusive; spans of one facet may overlap ("200 miles or more"). */
export interface FacetBucket extends FacetChoice {
  readonly min?: number;
  readonly max?: number;
}

/**
 * Facets over a number, cut into spans; The CO2 spans follow the bands of first-year vehicle tax; narrow bands are
 * joined.
 */
export const bucketFacets = {
  electricRange: [40, 100, 150, 200, 250, 300, 350].map((miles) => atLeast(miles, `${miles} miles or more`)),
  co2: [
    { value: '0', label: '0 g/km', max: 0 },
    ...pairs([0, 50, 75, 100, 130, 150, 190]).map(([below, max]) => ({
      value: `${below + 1}-${max}`,
      label: `${below + 1} to ${max} g/km`,
      min: below + 1,
      max,
    })),
    atLeast(191, '191 g/km or more'),
  ],
  boot: [300, 400, 500, 600].map((litres) => atLeast(litres, `${litres} litres or more`)),
  payload: [600, 800, 1000, 1200, 1400].map((kg) => atLeast(kg, `${kg.toLocaleString('en-GB')} kg or more`)),
  loadLength: [2000, 2500, 3000, 3500, 4000].map((mm) => atLeast(mm, `${mm / 1000} m or longer`)),
  delivery: [2, 4, 8, 12, 16, 26].map((max) => ({ value: `${max}`, label: `Within ${max} weeks`, max })),
} as const satisfies Partial<Record<FacetName, readonly FacetBucket[]>>;
export type BucketFacetName = keyof typeof bucketFacets;

/** The number that decides a vehicle's bucket in each facet; undefined when it is not known. */
export const facetNumbers: Readonly<Record<BucketFacetName, (vehicle: Vehicle) => number | undefined>> = {
  electricRange: (vehicle) => vehicle.electricRangeMiles,
  co2: (vehicle) => vehicle.co2GramsPerKm,
  boot: (vehicle) => vehicle.bootLitres,
  payload: (vehicle) => vehicle.payloadKg,
  loadLength: (vehicle) => vehicle.loadLengthMm,
  delivery: (vehicle) => vehicle.stock.weeksMax,
};

interface BucketReason {
  /** True where less is better, so that the lowest number comes nearest to an option that is not met. */
  readonly isLeast: boolean;
  readonly words: (value: number) => string;
}

/** What the vehicles that match do offer where no vehicle is in a bucket. CO2 has bands, which nobody falls short of. */
export const bucketReasons = {
  electricRange: most((miles) => `${miles} miles`),
  boot: most((litres) => `${litres} litres`),
  payload: most((kg) => `${kg.toLocaleString('en-GB')} kg`),
  loadLength: { isLeast: false, words: (mm) => `longest here is ${Math.floor(mm / 10) / 100} m` },
  delivery: { isLeast: true, words: (weeks) => `soonest here is ${weeks} weeks` },
} as const satisfies Partial<Record<BucketFacetName, BucketReason>>;

function most(toText: (value: number) => string): BucketReason {
  return { isLeast: false, words: (value) => `most here is ${toText(Math.floor(value))}` };
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
