import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';
import type { Pixels } from './palette-png.ts';

/** Draws SVG with the site's own font and no other. */
export interface SvgRenderer {
  toPixels(svg: string): Pixels;
  /** The width of a line, in multiples of the font size. Kerning across spaces is left out. */
  measure(line: string): number;
}

const fontFile = join(import.meta.dirname, '../../public/fonts/hanken-grotesk.woff2');
const measuredAt = 100;
let loading: Promise<unknown> | undefined;

/** Loads the renderer, once for the process, and the font at the weight of titles. */
export async function openSvgRenderer(): Promise<SvgRenderer> {
  const module = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  loading ??= initWasm(readFile(module));
  // The renderer reads neither WOFF2 nor the axes of a variable font.
  const font = await subsetFont(await readFile(fontFile), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: 700 },
  });
  await loading;
  const options = { font: { fontBuffers: [font], defaultFontFamily: 'Hanken Grotesk' } };
  return {
    toPixels: (svg) => {
      const drawing = new Resvg(svg, options);
      const image = drawing.render();
      const pixels = { width: image.width, height: image.height, rgba: image.pixels };
      image.free();
      drawing.free();
      return pixels;
    },
    measure: measureByWord((words) => {
      const place = { x: 0, y: measuredAt, size: measuredAt, fill: '#000' };
      const drawing = new Resvg(toSvg({ width: 1, height: 1 }, textSvg(words, place)), options);
      const width = drawing.getBBox()?.width ?? 0;
      drawing.free();
      return width / measuredAt;
    }),
  };
}

/** Measures each word once, because titles share most of their words and are tried at several sizes. */
function measureByWord(measure: (words: string) => number): SvgRenderer['measure'] {
  const known = new Map<string, number>();
  const find = (word: string) => {
    const width = known.get(word) ?? measure(word);
    known.set(word, width);
    return width;
  };
  const space = measure('n n') - measure('nn');
  return (line) => line.split(' ').reduce((sum, word) => sum + space + find(word), -space);
}

/** An SVG document of a size in pixels. */
export function toSvg(
  { width, height }: { readonly width: number; readonly height: number },
  content: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** Words as an SVG element, at the place of the first letter's foot. */
export function textSvg(words: string, { x, y, size, fill }: TextPlace): string {
  const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" letter-spacing="${-0.02 * size}" fill="${fill}">${text}</text>`;
}
