import type { Point } from './curve.ts';

/** Wheels that a drawing can have. */
export type WheelDesign =
  | 'twin'
  | 'five'
  | 'multi'
  | 'turbine'
  | 'aero'
  | 'dark'
  | 'sport'
  | 'mesh'
  | 'steel'
  | 'cover';

/** A vehicle's side view in centimetres and in few numbers; everything that is drawn follows from them. Facing left. */
export interface Plan {
  readonly size: readonly [length: number, height: number, wheelbase: number];
  /** From the front bumper to the front axle. */
  readonly overhang: number;
  /** Of the tyre. */
  readonly radius: number;
  /** Height of the body's lower edge. */
  readonly sill: number;
  /** Leading edge of the bonnet: behind the front bumper, above the ground. */
  readonly nose: Point;
  /** How far the bonnet is crowned above a straight line. */
  readonly bulge?: number;
  /** Foot and head of the windscreen, behind the front axle. */
  readonly cowl: Point;
  readonly header: Point;
  /** Highest point of the roof, behind the front axle. */
  readonly crest: number;
  /** End of the roof and foot of the rear window, behind the rear axle. */
  readonly tail: Point;
  readonly foot: Point;
  /** Rear edge of the boot lid or load bed; x before the rear bumper. None where the rear window ends the car. */
  readonly deck?: Point;
  /** Lower edge of the side windows, front and rear. */
  readonly belt: readonly [front: number, rear: number];
  /** Rear end of the side windows at their foot and head, behind the rear axle. */
  readonly glass: readonly [foot: number, head: number];
  /** Feet of the pillars between the side windows, behind the front axle. */
  readonly pillars: readonly number[];
  /** Rear edges of the doors, behind the front axle; the last may curve round the rear wheel. */
  readonly doors: readonly number[];
  /** Thickness of the roof above the windows. */
  readonly rail?: number;
  /** The roof is down: windscreen, seats and head restraints stand in the open. */
  readonly isOpen?: true;
  /** Only the cab is a body; what stands behind it is drawn by its kind. */
  readonly chassis?: 'dropside' | 'tipper' | 'luton';
  readonly look: Look;
}

/** What a drawing shows on its body; it does not change the silhouette. */
export interface Look {
  readonly wheel: WheelDesign;
  readonly lamps: 'slim' | 'sharp' | 'round' | 'square' | 'tall';
  readonly rear: 'bar' | 'wrap' | 'tall' | 'corner' | 'round';
  /** Height of unpainted plastic along the sill, bumpers and arches. */
  readonly cladding?: number;
  readonly rails?: true;
  readonly spoiler?: 'lip' | 'roof' | 'wing';
  readonly isSporty?: true;
  readonly chrome?: true;
  readonly roof?: 'dark';
  /** Front edges of the seats, behind the front axle. */
  readonly seats?: readonly number[];
  readonly spare?: true;
  readonly grille?: 'closed' | 'upright';
  /** Side intake of a car with its engine in the middle. */
  readonly intake?: true;
  readonly van?: 'panel' | 'crew';
  readonly bed?: true;
}
