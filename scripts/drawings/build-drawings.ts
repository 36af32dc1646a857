import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawingName, paints } from '#shared/deals/paint.ts';
import { drawingScaleOf } from '#shared/drawings/drawing-scale.ts';
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
  const scale = drawingScaleOf(plan);
  return paints.map(({ name, base }): Drawing => [drawingName(shape, name), drawVehicle(plan, scale, base)]);
}

function coveredDrawings(): Drawing[] {
  return [
    ['covered-car', drawCovered(plans.saloon, drawingScaleOf(plans.saloon))],
    ['covered-commercial', drawCovered(plans.medium, drawingScaleOf(plans.medium))],
  ];
}
