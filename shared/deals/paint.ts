import type { ShapeName } from '#shared/drawings/plans/all-plans.ts';
import type { BodyType } from './body-type.ts';
import { bodyTypes } from './body-type.ts';
import type { Vehicle } from './vehicle.ts';

interface Paint {
  readonly name: string;
  readonly label: string;
  readonly base: `#${string}`;
}

/** The colours in which every vehicle is drawn; the drawings derive their lighter and darker tones from `base`. */
export const paints = [
  { name: 'white', label: 'White', base: '#e9ebea' },
  { name: 'silver', label: 'Silver', base: '#b9c0c4' },
  { name: 'graphite', label: 'Graphite grey', base: '#626a71' },
  { name: 'black', label: 'Black', base: '#2b2f34' },
  { name: 'deep-blue', label: 'Deep blue', base: '#1f3f70' },
  { name: 'steel-blue', label: 'Steel blue', base: '#6f93ab' },
  { name: 'racing-green', label: 'Racing green', base: '#28503f' },
  { name: 'red', label: 'Red', base: '#a82a2c' },
  { name: 'sand', label: 'Sand', base: '#b7a078' },
] as const satisfies readonly Paint[];

export type PaintName = (typeof paints)[number]['name'];

/** The facts that decide a vehicle's picture: its reference decides the paint, shape or body type the drawing. */
export type Pictured = Pick<Vehicle, 'vehicleRef' | 'vehicleType' | 'bodyType' | 'shape'>;

const folder = '/website/static/vehicles';

/** File name of one drawing. */
export function drawingName(shape: ShapeName, paint: PaintName): string {
  return `${shape}-${paint}`;
}

/** Path of one drawing on the image host. */
export function drawingPath(shape: ShapeName, paint: PaintName): string {
  return `${folder}/${drawingName(shape, paint)}.svg`;
}

/** Path of the drawing for a whole body type: always its plain one, in the same quiet colour. */
export function bodyTypeImagePath(bodyType: BodyType): string {
  return drawingPath(bodyType, 'steel-blue');
}

/** Path of the vehicle's drawing on the image host. It never changes, so that a vehicle keeps its colour. */
export function vehicleImagePath(vehicle: Pictured): string {
  const shape = vehicle.shape ?? vehicle.bodyType;
  if (!shape) return `${folder}/covered-${vehicle.vehicleType}.svg`;
  return drawingPath(shape, paintOf(vehicle).name);
}

/** Alternative text of the drawing: "Drawing: Saloon in deep blue". */
export function vehicleImageAlt(vehicle: Pictured): string {
  if (!vehicle.bodyType) return `Drawing: ${vehicle.vehicleType === 'car' ? 'car' : 'van'} under a cover`;
  return `Drawing: ${bodyTypes[vehicle.bodyType].label} in ${paintOf(vehicle).label.toLowerCase()}`;
}

function paintOf({ vehicleRef }: Pictured): (typeof paints)[number] {
  return paints[hash(vehicleRef) % paints.length] ?? paints[0];
}

/** 32-bit FNV-1a with a final mix, because references often differ in the last digit only. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
