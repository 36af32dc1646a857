import { curve, type Point, round } from './curve.ts';
import type { Plan } from './plan.ts';
import { profileOf } from './profile.ts';

/** The size of one vehicle in centimetres. */
export interface OwnSize {
  readonly length: number;
  readonly height: number;
  readonly wheelbase?: number | undefined;
}

/** A side view as SVG path data: one unit is a centimetre, the front bumper is at 0, the ground at `groundY`. */
export interface Silhouette {
  readonly body: string;
  readonly glass: string;
  readonly wheels: { readonly front: number; readonly rear: number; readonly radius: number };
}

const pen = { scale: 1, left: 0 };

/** The silhouette of a plan, brought to a vehicle's own length, height and wheelbase. */
export function silhouetteOf(plan: Plan, size: OwnSize): Silhouette {
  const profile = profileOf(plan);
  const fit = fitTo(plan, size);
  const path = (points: readonly Point[]) => curve(pen, points.map(fit.point), true);
  return {
    body: [profile.outline, ...profile.behind].map(path).join(''),
    glass: profile.glass.length > 0 ? path(profile.glass) : '',
    wheels: { front: round(fit.front), rear: round(fit.rear), radius: round(fit.radius) },
  };
}

/** Moves the points of a plan: the wheels to their own places, what is between them and outside them in proportion. */
function fitTo({ size, overhang, radius }: Plan, own: OwnSize) {
  const [length, height, wheelbase] = size;
  const ownWheelbase = own.wheelbase ?? (wheelbase * own.length) / length;
  const ends = (own.length - ownWheelbase) / (length - wheelbase);
  const [front, rear] = [overhang * ends, overhang * ends + ownWheelbase];
  const rise = own.height / height;
  const toX = (x: number) => {
    if (x <= overhang) return x * ends;
    if (x <= overhang + wheelbase) return front + ((x - overhang) * ownWheelbase) / wheelbase;
    return rear + (x - overhang - wheelbase) * ends;
  };
  const point = ([x, y, corner]: Point): Point => (corner ? [toX(x), y * rise, 1] : [toX(x), y * rise]);
  return { point, front, rear, radius: radius * rise };
}
