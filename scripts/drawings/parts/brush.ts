import { curve, type Pen, type Point, round, toX, toY } from '#shared/drawings/curve.ts';
import type { Profile } from '#shared/drawings/profile.ts';
import type { Tones } from './tones.ts';

/** The vehicle, pen and tones with which all layers of a drawing are drawn. */
export interface Brush {
  readonly profile: Profile;
  readonly pen: Pen;
  readonly tones: Tones;
}

type Tone = keyof Tones;

/** A flat area in one tone; lamps get an edge, so that red lamps stand out on red paint and pale ones on white. */
export function area({ pen, tones }: Brush, tone: Tone, points: readonly Point[]): string {
  const edge = tone === 'head' || tone === 'tail' ? ` stroke="${tones.line}"` : '';
  return `<path d="${curve(pen, points, true)}" fill="${tones[tone]}"${edge}/>`;
}

/** A stroke in one tone; `width` in centimetres. */
export function stroke(
  { pen, tones }: Brush,
  { tone, width }: { readonly tone: Tone; readonly width: number },
  points: readonly Point[],
): string {
  const look = `stroke="${tones[tone]}" stroke-width="${round(width * pen.scale)}"`;
  return `<path d="${curve(pen, points)}" fill="none" ${look}/>`;
}

/** A filled circle in one tone. */
export function disc(
  { pen, tones }: Brush,
  tone: Tone,
  [x, y, r]: readonly [number, number, number],
): string {
  return `<circle cx="${toX(pen, x)}" cy="${toY(pen, y)}" r="${round(r * pen.scale)}" fill="${tones[tone]}"/>`;
}

/** A rectangle as corners, from its lower left to its upper right. */
export function box(left: number, low: number, right: number, high: number): readonly Point[] {
  return [
    [left, low, 1],
    [right, low, 1],
    [right, high, 1],
    [left, high, 1],
  ];
}
