import type { Plan } from './plan.ts';

/**
 * Pixels a centimetre in a vehicle's drawing. Vans are drawn a little smaller than cars: a long van has to fit, a car has
 * to fill a card. The box of a Luton van would not fit even so.
 */
export function drawingScaleOf({ look, chassis }: Plan): number {
  if (chassis === 'luton') return 0.9;
  return look.van || look.bed || chassis ? 0.97 : 1.12;
}
