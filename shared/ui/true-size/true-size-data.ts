import type { PlanView } from '#shared/drawings/plan-view.ts';
import type { Silhouette } from '#shared/drawings/silhouette.ts';

/** A vehicle's size with its lines at that size, in centimetres; made by the server, drawn as it is. */
export interface TrueSize {
  readonly lengthMm: number;
  readonly heightMm: number;
  readonly widthMm?: number;
  readonly side: Silhouette;
  /** Given where the width is known. */
  readonly above?: PlanView;
}

/** One of the vehicles whose sizes are laid over each other. */
export interface NamedSize {
  readonly name: string;
  readonly size: TrueSize;
}
