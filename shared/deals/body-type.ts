import type { VehicleType } from './deal-type.ts';

interface BodyTypeFacts {
  readonly label: string;
  /** One of them within a sentence, where that is not the label in lower case. */
  readonly noun?: string;
  readonly vehicleType: VehicleType;
  /** Last segment of the body-type pages; a different list from the icon identifiers (spec, section 3). */
  readonly slug: string;
}

/** Keyed by icon identifier. The one mapping between identifiers and SEO slugs. */
export const bodyTypes = {
  'suv-crossover': { label: 'SUV & Crossover', noun: 'SUV and crossover', vehicleType: 'car', slug: 'suv' },
  hatchback: { label: 'Hatchback', vehicleType: 'car', slug: 'hatchback' },
  saloon: { label: 'Saloon', vehicleType: 'car', slug: 'saloon' },
  estate: { label: 'Estate', vehicleType: 'car', slug: 'estate' },
  coupe: { label: 'Coupé', vehicleType: 'car', slug: 'coupe' },
  'convertible-cabriolet': { label: 'Convertible', vehicleType: 'car', slug: 'convertible' },
  mpv: { label: 'MPV', noun: 'MPV', vehicleType: 'car', slug: 'mpv' },
  'sports-car': { label: 'Sports Car', vehicleType: 'car', slug: 'sportscar' },
  '4x4': { label: '4x4', vehicleType: 'car', slug: '4x4' },
  performance: { label: 'Performance', noun: 'performance car', vehicleType: 'car', slug: 'performance' },
  prestige: { label: 'Prestige', noun: 'prestige car', vehicleType: 'car', slug: 'prestige' },
  'city-car': { label: 'City Car', vehicleType: 'car', slug: 'citycar' },
  small: { label: 'Small Van', vehicleType: 'commercial', slug: 'small-van' },
  medium: { label: 'Medium Van', vehicleType: 'commercial', slug: 'medium-van' },
  large: { label: 'Large Van', vehicleType: 'commercial', slug: 'large-van' },
  pickup: { label: 'Pickup', vehicleType: 'commercial', slug: 'pickup' },
  crew: { label: 'Crew Van', vehicleType: 'commercial', slug: 'crew-van' },
  dropside: { label: 'Dropside', vehicleType: 'commercial', slug: 'dropside' },
  luton: { label: 'Luton Van', vehicleType: 'commercial', slug: 'luton-van' },
} as const satisfies Readonly<Record<string, BodyTypeFacts>>;

/** Icon identifier of a body type. */
export type BodyType = keyof typeof bodyTypes;

export const allBodyTypes = Object.keys(bodyTypes) as readonly BodyType[];

/** A vehicle of a body type within a sentence: "convertible", "MPV", "small van". */
export function bodyTypeNoun(type: BodyType): string {
  const { label, noun }: BodyTypeFacts = bodyTypes[type];
  return noun ?? label.toLowerCase();
}

/** The body type whose SEO slug this is, or undefined. */
export function findBodyTypeBySlug(slug: string): BodyType | undefined {
  return allBodyTypes.find((type) => bodyTypes[type].slug === slug);
}
