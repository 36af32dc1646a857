import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes for each pixel; opacity is ignored. */
  readonly rgba: Uint8Array;
}

/** A PNG with the 256 commonest colours of the picture; other colours become the nearest of these. */
export function toPalettePng({ width, height, rgba }: Pixels): Buffer {
  const colours = new Uint32Array(width * height).map((_, index) => colourAt(rgba, index));
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const palette = byCount.slice(0, 256);
  const places = new Map(byCount.map((colour) => [colour, nearest(palette, colour)]));
  const rows = Array.from({ length: height }, (_, row) => {
    const line = colours.subarray(row * width, (row + 1) * width);
    return Buffer.from([0, ...Array.from(line, (colour) => places.get(colour) ?? 0)]);
  });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 3, 0, 0, 0])])),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(rgba: Uint8Array, index: number): number {
  const [red = 0, green = 0, blue = 0] = rgba.subarray(index * 4, index * 4 + 3);
  return (red << 16) | (green << 8) | blue;
}

function channels(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function nearest(palette: readonly number[], colour: number): number {
  const wanted = channels(colour);
  const distances = palette.map((candidate) => {
    return channels(candidate).reduce(
      (sum, channel, index) => sum + (channel - (wanted[index] ?? 0)) ** 2,
      0,
    );
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
