import { drawVehicle } from '#scripts/drawings/parts/draw-vehicle.ts';
import { paints } from '#shared/deals/paint.ts';
import { groundY } from '#shared/drawings/curve.ts';
import { drawingScaleOf } from '#shared/drawings/drawing-scale.ts';
import { plans } from '#shared/drawings/plans/all-plans.ts';
import { type PalettePicture, toPalettePicture } from './palette-png.ts';
import type { ScenicVehicle } from './share-scenes.ts';
import { type SvgRenderer, toSvg } from './svg-renderer.ts';

const [paper, ink, teal] = ['#faf8f4', '#10242b', '#5cc4b8'];
const drawn = { width: 640, height: 320 };
const [width, height] = [364, 182];

/** A vehicle's piece of a picture in pixels; `ground` is how far from its top the band begins. */
export const stampSize = { width, height, ground: Math.round((groundY * width) / drawn.width) - 5 } as const;

/** A piece of a picture: places in the palette, row by row. */
export type Stamp = Pick<PalettePicture, 'width' | 'places'>;

/** What all pictures are put together from, in one palette. */
export interface Stamps {
  readonly palette: readonly number[];
  /** Places of paper and ink, and of the shades from the one to the other, for the edges of letters. */
  readonly paper: number;
  readonly ink: number;
  readonly shades: readonly number[];
  readonly vehicles: ReadonlyMap<ScenicVehicle, Stamp>;
  /** The firm's mark, on ink. */
  readonly mark: Stamp;
}

const shadeCount = 24;

/** Draws the vehicles and the mark, and finds the palette that suits all of them. */
export function makeStamps(renderer: SvgRenderer, vehicles: readonly ScenicVehicle[]): Stamps {
  const all = [...new Set(vehicles)];
  const pieces = [...all.map(vehicleSvg), markSvg].map((svg) => renderer.toPixels(svg).rgba);
  const rgba = Buffer.concat(pieces);
  const { palette, places } = toPalettePicture(
    { width, height: pieces.length * height, rgba },
    256 - shadeCount,
  );
  const stamps = pieces.map((_, index) => ({
    width,
    places: places.subarray(index * width * height, (index + 1) * width * height),
  }));
  const shades = Array.from({ length: shadeCount }, (_, step) => palette.length + step);
  return {
    palette: [...palette, ...mixColours(toNumber(paper), toNumber(ink))],
    paper: shades[0] ?? 0,
    ink: shades.at(-1) ?? 0,
    shades,
    vehicles: new Map(all.flatMap((vehicle, index) => (stamps[index] ? [[vehicle, stamps[index]]] : []))),
    mark: { width, places: (stamps.at(-1)?.places ?? places).subarray(0, width * 64) },
  };
}

/** A vehicle on paper and a piece of the band. Each is drawn alone, because the parts of all have the same names. */
function vehicleSvg({ shape, paint }: ScenicVehicle): string {
  const plan = plans[shape];
  const base = paints.find(({ name }) => name === paint)?.base ?? paper;
  const vehicle = drawVehicle(plan, drawingScaleOf(plan), base);
  return toSvg(
    stampSize,
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
      `<rect y="${stampSize.ground}" width="${width}" height="${height}" fill="${ink}"/>` +
      vehicle.replace('<svg ', `<svg width="${width}" height="${height}" `),
  );
}

/** The lines of public/favicon.svg. */
const markSvg = toSvg(
  stampSize,
  `<rect width="${width}" height="${height}" fill="${ink}"/>` +
    '<g transform="scale(2)" fill="none" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="M5 17.6c3.3-.1 5-.9 6.8-3.5 1.7-2.5 3-3.6 5.6-3.6 3.2 0 4.6 1.2 6.2 3.6 1 1.5 1.9 2.7 3.4 3.5" stroke="${teal}"/>` +
    `<path d="M5 23.4h22" stroke="${paper}"/></g>`,
);

function toNumber(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}

/** The steps from one colour to another, both included. */
function mixColours(from: number, to: number): readonly number[] {
  return Array.from({ length: shadeCount }, (_, step) =>
    [16, 8, 0].reduce((mixed, shift) => {
      const [start, end] = [(from >> shift) & 255, (to >> shift) & 255];
      return mixed | (Math.round(start + ((end - start) * step) / (shadeCount - 1)) << shift);
    }, 0),
  );
}
