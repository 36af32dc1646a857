import type { Point } from './curve.ts';
import type { Tones } from './tones.ts';
import type { WheelDesign } from './wheel.ts';

/** One flat area, or with a width (cm) one stroke. */
export interface Mark {
  readonly tone: keyof Tones;
  readonly points: readonly Point[];
  readonly width?: number;
}

/** A vehicle as numbers, in centimetres, facing left. */
export interface Shape {
  /** Pixels a centimetre. */
  readonly scale: number;
  readonly lengthCm: number;
  readonly wheels: {
    readonly front: number;
    readonly rear: number;
    readonly radius: number;
    readonly design: WheelDesign;
  };
  /** Height of the lower edge between the wheels. */
  readonly sill: number;
  /** Side silhouette from the foot of the front bumper over the roof to the foot of the rear one. */
  readonly outline: readonly Point[];
  /** Places in the outline of the foot and head of the windscreen and of the rear screen. */
  readonly screens: readonly (readonly [from: number, to: number])[];
  readonly panes: readonly (readonly Point[])[];
  /** Black pillars over the panes: foot and head. */
  readonly pillars: readonly (readonly [Point, Point])[];
  /** Crease under the windows that catches the light, front to rear. */
  readonly shoulder: readonly Point[];
  /** Lower crease, below which the side turns away from the light. */
  readonly waist: readonly Point[];
  readonly seams: readonly (readonly Point[])[];
  /** Left end of each door handle. */
  readonly handles: readonly Point[];
  readonly mirror: Point;
  /** Front edge of each seat seen through the glass. */
  readonly seats?: readonly number[];
  /** Height of black plastic along sill, bumpers and arches, where it has any. */
  readonly cladding?: number;
  /** Clipped to the body. */
  readonly marks: readonly Mark[];
  /** Behind the body, as a load bed or a spare wheel. */
  readonly behind?: readonly Mark[];
  /** In front of everything but the wheels. */
  readonly over?: readonly Mark[];
}
