import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawingName, paints } from '#shared/deals/paint.ts';
import type { Plan } from '#shared/drawings/plan.ts';
import { allShapes, plans, type ShapeName } from '#shared/drawings/plans/all-plans.ts';
import { makeIconSprite } from './icons/icon-sprite.ts';
import { makeLogoFiles } from './make-logos.ts';
import { drawCovered } from './parts/draw-covered.ts';
import { drawVehicle } from './parts/draw-vehicle.ts';

/** Writes every vehicle drawing, the icon sprite and the make logos into a folder, which it makes. */
export async function buildDrawings(outputFolder: string): Promise<void> {
  const vehicles = path.join(outputFolder, 'vehicles');
  const makes = path.join(outputFolder, 'makes');
  await Promise.all([vehicles, makes].map((folder) => mkdir(folder, { recursive: true })));
  const drawings = [...allShapes.flatMap(drawingsOf), ...coveredDrawings()];
  await Promise.all([
    ...drawings.map(([name, svg]) => writeFile(path.join(vehicles, `${name}.svg`), svg)),
    writeFile(path.join(outputFolder, 'icons.svg'), makeIconSprite()),
    ...(await makeLogoFiles()).map(([slug, svg]) => writeFile(path.join(makes, `${slug}.svg`), svg)),
  ]);
}

type Drawing = readonly [name: string, svg: string];

function drawingsOf(shape: ShapeName): Drawing[] {
  const plan: Plan = plans[shape];
  const scale = scaleOf(plan);
  return paints.map(({ name, base }): Drawing => [drawingName(shape, name), drawVehicle(plan, scale, base)]);
}

/**
 * Pixels a centimetre. Vans are drawn a little smaller than cars: a long van has to fit, a car has to fill a card. The
 * box of a Luton van would not fit even so.
 */
export function scaleOf({ look, chassis }: Plan): number {
  if (chassis === 'luton') return 0.9;
  return look.van || look.bed || chassis ? 0.97 : 1.12;
}

function coveredDrawings(): Drawing[] {
  return [
    ['covered-car', drawCovered(plans.saloon, scaleOf(plans.saloon))],
    ['covered-commercial', drawCovered(plans.medium, scaleOf(plans.medium))],
  ];
}
