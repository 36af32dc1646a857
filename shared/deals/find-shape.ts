import { plans, type ShapeName } from '#shared/drawings/plans/all-plans.ts';
import type { BodyType } from './body-type.ts';
import type { Vehicle } from './vehicle.ts';

/** The facts by which a vehicle is matched with its drawing. */
type Measured = Pick<
  Vehicle,
  | 'bodyType'
  | 'model'
  | 'fuel'
  | 'drivetrain'
  | 'doors'
  | 'seats'
  | 'lengthMm'
  | 'heightMm'
  | 'wheelbaseMm'
  | 'loadLengthMm'
>;

/** An electric car of its own kind drives its rear wheels; one that drives the front ones shares a body with engines. */
const isElectric = ({ fuel, drivetrain }: Measured) => fuel === 'electric' && drivetrain !== 'front';
const isNamed = (words: RegExp) => (vehicle: Measured) => words.test(vehicle.model.name);

/** Drawings that only some vehicles of their body type can have. */
const needs: Readonly<Partial<Record<ShapeName, (vehicle: Measured) => boolean>>> = {
  'hatchback-electric': isElectric,
  'saloon-fastback': isElectric,
  'saloon-fastback-large': isElectric,
  'estate-electric': isElectric,
  'suv-electric': isElectric,
  'suv-electric-large': isElectric,
  'mpv-electric': isElectric,
  'medium-electric': isElectric,
  'super-estate': isNamed(/touring|avant|estate|sportswagon|tourer|\bsw\b/i),
  'super-saloon': ({ doors = 4 }) => doors <= 4,
  'sports-car-open': ({ seats = 4 }) => seats > 2,
  roadster: ({ seats = 2, lengthMm = 0, bodyType }) =>
    seats <= 2 && (bodyType === 'convertible-cabriolet' || lengthMm < 4_000),
};

interface Claim {
  readonly holds: (vehicle: Measured) => boolean;
  readonly shapes: readonly ShapeName[];
  /** The drawings may be given to other vehicles too. */
  readonly shared?: true;
}

/** Where one holds, the vehicle gets one of its drawings; where it does not, none of them. */
const claims: readonly Claim[] = [
  { holds: ({ seats = 5 }) => seats >= 6, shapes: ['suv-7-seats', 'suv-7-seats-large'] },
  { holds: isNamed(/coup/i), shapes: ['suv-coupe', 'suv-coupe-small'], shared: true },
  { holds: isNamed(/spider|spyder|cabrio|convertible|roadster|volante|gtc/i), shapes: ['grand-tourer-open'] },
  {
    holds: ({ doors = 5 }) => doors <= 3,
    shapes: ['city-car-retro', 'supermini-3-door', 'coupe', 'grand-tourer'],
  },
  { holds: ({ seats = 5 }) => seats <= 3, shapes: ['pickup-single'] },
  { holds: ({ seats = 5 }) => seats === 4, shapes: ['pickup-extended'] },
  { holds: ({ seats = 3 }) => seats >= 5, shapes: ['dropside-crew'] },
  { holds: isNamed(/tipper/i), shapes: ['tipper'] },
];

/** The drawings of each body type; the one with its own name is for vehicles of unknown size. */
export const shapesOf: Readonly<Record<BodyType, readonly ShapeName[]>> = {
  'suv-crossover': [
    'suv-small',
    'suv-compact',
    'suv-crossover',
    'suv-medium',
    'suv-large',
    'suv-7-seats',
    'suv-7-seats-large',
    'suv-coupe',
    'suv-coupe-small',
    'suv-electric',
    'suv-electric-large',
  ],
  hatchback: ['supermini', 'supermini-3-door', 'hatchback', 'hatchback-electric', 'liftback'],
  saloon: ['saloon-small', 'saloon', 'saloon-large', 'saloon-fastback', 'saloon-fastback-large'],
  estate: ['estate', 'estate-large', 'estate-electric', 'estate-raised'],
  coupe: ['coupe'],
  'convertible-cabriolet': ['convertible-cabriolet', 'convertible-small', 'roadster', 'sports-car-open'],
  mpv: ['mpv-compact', 'mpv', 'mpv-tall', 'mpv-large', 'mpv-electric'],
  'sports-car': ['sports-car', 'sports-car-light', 'sports-coupe', 'supercar', 'muscle-car', 'roadster'],
  '4x4': ['4x4-small', '4x4', '4x4-large', 'off-roader', 'off-roader-short'],
  performance: [
    'performance',
    'hot-supermini',
    'supermini-3-door',
    'city-car-retro',
    'super-saloon',
    'super-estate',
    'liftback',
    'coupe',
    'suv-small',
    'suv-electric',
  ],
  prestige: [
    'prestige',
    'limousine',
    'four-door-coupe',
    'grand-tourer',
    'grand-tourer-open',
    'suv-prestige',
    'suv-coupe',
    'suv-7-seats-large',
  ],
  'city-car': ['city-car', 'city-car-retro'],
  small: ['small', 'small-long'],
  medium: ['medium', 'medium-long', 'medium-electric', 'medium-high'],
  large: ['large', 'large-short', 'large-low', 'large-long', 'large-high', 'large-jumbo'],
  pickup: ['pickup', 'pickup-extended', 'pickup-single'],
  crew: ['crew', 'crew-long'],
  dropside: ['dropside', 'dropside-crew', 'tipper'],
  luton: ['luton'],
};

/**
 * The drawing whose size comes nearest to the vehicle's, among those that suit its body type, doors, seats and fuel.
 * Without a size it is the plain one of the body type, if that suits; undefined where the body type is unknown.
 */
export function findShape(vehicle: Measured): ShapeName | undefined {
  const { bodyType } = vehicle;
  if (!bodyType) return undefined;
  const suited = shapesOf[bodyType].filter((shape) => needs[shape]?.(vehicle) ?? true);
  const left = claims.reduce<readonly ShapeName[]>((shapes, claim) => narrow(shapes, vehicle, claim), suited);
  const plainFirst: readonly ShapeName[] = left.includes(bodyType) ? [bodyType, ...left] : left;
  return plainFirst.reduce((best, shape) =>
    distanceTo(vehicle, shape) < distanceTo(vehicle, best) ? shape : best,
  );
}

/** The drawings that a claim leaves; all of them if it would leave none. */
function narrow(
  shapes: readonly ShapeName[],
  vehicle: Measured,
  { holds, shapes: claimed, shared }: Claim,
): readonly ShapeName[] {
  const isMet = holds(vehicle);
  if (!isMet && shared) return shapes;
  const kept = shapes.filter((shape) => claimed.includes(shape) === isMet);
  return kept.length > 0 ? kept : shapes;
}

/** The cab of a van takes about this much of its length. */
const cabMm = 2_450;

/** How far the size of a drawing is from the vehicle's, in centimetres; height counts twice, an unknown size nothing. */
function distanceTo({ lengthMm, heightMm, wheelbaseMm, loadLengthMm }: Measured, shape: ShapeName): number {
  const [length, height, wheelbase] = plans[shape].size;
  const long = lengthMm ?? (loadLengthMm === undefined ? undefined : loadLengthMm + cabMm);
  const apart = (mm: number | undefined, cm: number) => (mm === undefined ? 0 : Math.abs(mm / 10 - cm));
  return apart(long, length) + 2 * apart(heightMm, height) + 0.5 * apart(wheelbaseMm, wheelbase);
}
