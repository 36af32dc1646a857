import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allBodyTypes, type BodyType } from '#shared/deals/body-type.ts';
import { drawingName, paints } from '#shared/deals/paint.ts';
import { makeIconSprite } from './icons/icon-sprite.ts';
import { makeLogoFiles } from './make-logos.ts';
import { drawCovered } from './parts/draw-covered.ts';
import { drawVehicle } from './parts/draw-vehicle.ts';
import { shapesByBodyType } from './shapes/all-shapes.ts';

/** Writes every vehicle drawing, the icon sprite and the make logos into a folder, which it makes. */
export async function buildDrawings(outputFolder: string): Promise<void> {
  const vehicles = path.join(outputFolder, 'vehicles');
  const makes = path.join(outputFolder, 'makes');
  await Promise.all([vehicles, makes].map((folder) => mkdir(folder, { recursive: true })));
  const drawings = [...allBodyTypes.flatMap(drawingsOf), ...coveredDrawings()];
  await Promise.all([
    ...drawings.map(([name, svg]) => writeFile(path.join(vehicles, `${name}.svg`), svg)),
    writeFile(path.join(outputFolder, 'icons.svg'), makeIconSprite()),
    ...(await makeLogoFiles()).map(([slug, svg]) => writeFile(path.join(makes, `${slug}.svg`), svg)),
  ]);
}

type Drawing = readonly [name: string, svg: string];

function drawingsOf(bodyType: BodyType): Drawing[] {
  return shapesByBodyType[bodyType].flatMap((shape, index) =>
    paints.map(
      ({ name, base }): Drawing => [drawingName(bodyType, index + 1, name), drawVehicle(shape, base)],
    ),
  );
}

function coveredDrawings(): Drawing[] {
  return [
    ['covered-car', drawCovered(shapesByBodyType.saloon[0])],
    ['covered-commercial', drawCovered(shapesByBodyType.medium[0])],
  ];
}
