import type { BodyType } from '#shared/deals/body-type.ts';
import { drawingPath, type PaintName } from '#shared/deals/paint.ts';

/** Paints that stand out on a stage in the light and in the dark. */
const paints: readonly PaintName[] = ['steel-blue', 'sand', 'red', 'silver', 'white', 'racing-green'];

/** What texts are about, by words of their address, the narrower subjects first. */
const subjects: readonly (readonly [words: RegExp, bodyTypes: readonly BodyType[]])[] = [
  [/pick-ups|towing/, ['pickup']],
  [/crew|licence/, ['crew']],
  [/racking|conversion|payload/, ['large']],
  [/clean-air/, ['small']],
  [/van(s|-|\/|$)/, ['medium', 'large', 'small', 'crew']],
  [/long-journeys|driving-abroad/, ['estate']],
  [/life-changes|maintenance/, ['mpv']],
  [/electric|charging|battery|plug-in|winter/, ['hatchback', 'suv-crossover', 'city-car', 'saloon']],
  [/business|compan|tax|mileage-claims/, ['saloon', 'estate', 'suv-crossover', 'prestige']],
  [/./, ['hatchback', 'suv-crossover', 'estate', 'saloon', '4x4', 'convertible-cabriolet']],
];

/** Address of the drawing that stands for a text: a vehicle of its subject, always the same one for the same address. */
export function textPicture(path: string, imageHost: string): string {
  const number = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const shapes = subjects.find(([words]) => words.test(path))?.[1] ?? [];
  const shape = shapes[number % shapes.length] ?? 'hatchback';
  const paint = paints[Math.floor(number / 7) % paints.length] ?? 'steel-blue';
  return imageHost + drawingPath(shape, paint);
}
