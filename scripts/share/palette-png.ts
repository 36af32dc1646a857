import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes for each pixel; opacity is ignored. */
  readonly rgba: Uint8Array;
}

/** A picture of at most 256 colours. */
export interface PalettePicture {
  readonly width: number;
  readonly height: number;
  /** Colours as `0xrrggbb`. */
  readonly palette: readonly number[];
  /** The place of each pixel's colour in the palette, row by row. */
  readonly places: Uint8Array;
}

/** The picture in its `most` commonest colours; other colours become the nearest of these. */
export function toPalettePicture({ width, height, rgba }: Pixels, most = 256): PalettePicture {
  const colours = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  forEachRun(rgba, colours, (colour, length) => counts.set(colour, (counts.get(colour) ?? 0) + length));
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const palette = byCount.slice(0, most);
  const nearest = new Map(
    byCount.map((colour, place) => [colour, place < most ? place : findNearest(palette, colour)]),
  );
  const places = new Uint8Array(width * height);
  let [last, place] = [-1, 0];
  for (let index = 0; index < colours.length; index += 1) {
    const colour = colours[index] ?? 0;
    if (colour !== last) place = nearest.get(colour) ?? 0;
    last = colour;
    places[index] = place;
  }
  return { width, height, palette, places };
}

/** Fills `colours`, and reports each run of pixels of one colour, because most of a drawing is flat. */
function forEachRun(
  rgba: Uint8Array,
  colours: Uint32Array,
  report: (colour: number, length: number) => void,
): void {
  let start = 0;
  for (let index = 0; index < colours.length; index += 1) {
    const at = index * 4;
    const colour = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
    colours[index] = colour;
    if (colour === colours[start]) continue;
    report(colours[start] ?? 0, index - start);
    start = index;
  }
  report(colours[start] ?? 0, colours.length - start);
}

function findNearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [place, candidate] of palette.entries()) {
    const red = (candidate >> 16) - (colour >> 16);
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (candidate & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** The picture as a PNG, compressed outside the main thread. Higher levels take up to twenty times as long and save a quarter. */
export async function toPng({ width, height, palette, places }: PalettePicture): Promise<Buffer> {
  // Each row begins with the number of its filter: none, which suits pictures with a palette.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 3, 0, 0, 0])])),
    chunk('PLTE', Buffer.from(palette.flatMap(toChannels))),
    chunk('IDAT', await promisify(deflate)(rows, { level: 4, chunkSize: 128 * 1024 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function toChannels(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
