import type { Point } from './curve.ts';
import type { Mark } from './shape.ts';
import type { Tones } from './tones.ts';

/** Parses points written as `x,y` and separated by spaces; `!` after a point makes it a corner. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Not a point: ${word}`);
      return word.endsWith('!') ? [x, y, 1] : [x, y];
    });
}

/** Parses several lists of points, separated by `|`. */
export function lines(text: string): Point[][] {
  return text.split('|').map(points);
}

/** Parses the foot and head of each line, as for pillars. */
export function pairs(text: string): (readonly [Point, Point])[] {
  return lines(text).map(([from, to]) => {
    if (!from || !to) throw new Error(`Not two points: ${text}`);
    return [from, to];
  });
}

/** A flat area in one tone. */
export function area(tone: keyof Tones, text: string): Mark {
  return { tone, points: points(text) };
}

/** A stroke in one tone; `width` in centimetres. */
export function stroke(tone: keyof Tones, width: number, text: string): Mark {
  return { tone, points: points(text), width };
}
