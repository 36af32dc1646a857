import { points } from './notation.ts';
import type { Mark } from './shape.ts';
import type { Tones } from './tones.ts';

/** A flat area of one tone. */
export function area(tone: keyof Tones, text: string): Mark {
  return { tone, points: points(text) };
}

/** A stroke of one tone, `width` in centimetres. */
export function stroke(tone: keyof Tones, width: number, text: string): Mark {
  return { tone, points: points(text), width };
}
