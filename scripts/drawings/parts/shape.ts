import type { Point } from './curve.ts';
import type { Tones } from './tones.ts';
import type { WheelDesign } from './wheel.ts';

/** A flat area, or a stroke if it has a width (cm). */
export interface Mark {
  readonly tone: keyof Tones;
  readonly points: readonly Point[];
  readonly width?: number;
}

/** A vehicle described by numbers, in centimetres, facing left. */
export interface Shape {
  /** Pixels for each centimetre. */
  readonly scale: number;
  readonly lengthCm: number;
  readonly wheels: {
    readonly front: number;
    readonly rear: number;
    readonly radius: number;
    readonly design: WheelDesign;
  };
  /** Height of the body's lower edge between the wheels. */
  readonly sill: number;
  /** Side silhouette, from the foot of the front bumper over the roof to the foot of the rear one. */
  readonly outline: readonly Point[];
  /** Indexes in the outline of the foot and head of the windscreen and of the rear window. */
  readonly screens: readonly (readonly [from: number, to: number])[];
  readonly panes: readonly (readonly Point[])[];
  /** Black pillars in front of the windows: foot and head of each. */
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
  /** Height of the black plastic along sill, bumpers and arches, if there is any. */
  readonly cladding?: number;
  /** Marks that are cut off at the edge of the body. */
  readonly marks: readonly Mark[];
  /** Marks behind the body, such as a load bed or a spare wheel. */
  readonly behind?: readonly Mark[];
  /** Marks in front of everything except the wheels. */
  readonly over?: readonly Mark[];
}
