import type { VehicleType } from './deal-type.ts';

interface BodyTypeFacts {
  readonly label: string;
  readonly vehicleType: VehicleType;
  /** Last segment of the body-type pages; a different list from the icon identifiers (spec, section 3). */
  readonly slug: string;
}

/** Keyed by icon identifier. The one mapping between identifiers and SEO slugs. */
export const bodyTypes = {
  'suv-crossover': { label: 'SUV & Crossover', vehicleType: 'car', slug: 'suv' },
  hatchback: { label: 'Hatchback', vehicleType: 'car', slug: 'hatchback' },
  saloon: { label: 'Saloon', vehicleType: 'car', slug: 'saloon' },
  estate: { label: 'Estate', vehicleType: 'car', slug: 'estate' },
  coupe: { label: 'Coupé', vehicleType: 'car', slug: 'coupe' },
  'convertible-cabriolet': { label: 'Convertible', vehicleType: 'car', slug: 'convertible' },
  mpv: { label: 'MPV', vehicleType: 'car', slug: 'mpv' },
  'sports-car': { label: 'Sports Car', vehicleType: 'car', slug: 'sportscar' },
  '4x4': { label: '4x4', vehicleType: 'car', slug: '4x4' },
  performance: { label: 'Performance', vehicleType: 'car', slug: 'performance' },
  prestige: { label: 'Prestige', vehicleType: 'car', slug: 'prestige' },
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

/** The body type whose SEO slug this is, or undefined. */
export function findBodyTypeBySlug(slug: string): BodyType | undefined {
  return allBodyTypes.find((type) => bodyTypes[type].slug === slug);
}
