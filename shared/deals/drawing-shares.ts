import { drawingScaleOf } from '#shared/drawings/drawing-scale.ts';
import type { Plan } from '#shared/drawings/plan.ts';
import { plans } from '#shared/drawings/plans/all-plans.ts';
import type { Vehicle } from './vehicle.ts';

type Drawn = Pick<Vehicle, 'vehicleType' | 'bodyType' | 'shape' | 'lengthMm'>;

/**
 * How large to show the drawings of some vehicles, so that all are at one scale: 1 for the drawing that is shown whole,
 * less for each other. A vehicle of unknown length counts as long as it is drawn.
 */
export function drawingShares(vehicles: readonly Drawn[]): readonly number[] {
  const enlargements = vehicles.map(toEnlargement);
  const largest = Math.max(...enlargements);
  return enlargements.map((enlargement) => Math.round((enlargement / largest) * 1000) / 1000);
}

/** By how much a drawing has to grow to show its vehicle at one pixel a centimetre. */
function toEnlargement({ vehicleType, bodyType, shape = bodyType, lengthMm }: Drawn): number {
  const plan: Plan = plans[shape ?? (vehicleType === 'car' ? 'saloon' : 'medium')];
  const [drawnLength] = plan.size;
  const ownLength = lengthMm === undefined ? drawnLength : lengthMm / 10;
  return ownLength / (drawnLength * drawingScaleOf(plan));
}
