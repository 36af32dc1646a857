import { curve, type Pen, round } from './curve.ts';
import type { Mark, Shape } from './shape.ts';
import type { Tones } from './tones.ts';

/** The shape, pen and tones with which all layers of a drawing are drawn. */
export interface Brush {
  readonly shape: Shape;
  readonly pen: Pen;
  readonly tones: Tones;
}

/** The mark as one path; lamps get an edge, so that red lamps stand out on red paint and pale ones on white. */
export function paintMark(
  { pen, tones }: Pick<Brush, 'pen' | 'tones'>,
  { tone, points, width }: Mark,
): string {
  if (width === undefined) {
    const edge = tone === 'head' || tone === 'tail' ? ` stroke="${tones.line}"` : '';
    return `<path d="${curve(pen, points, true)}" fill="${tones[tone]}"${edge}/>`;
  }
  const stroke = `stroke="${tones[tone]}" stroke-width="${round(width * pen.scale)}"`;
  return `<path d="${curve(pen, points)}" fill="none" ${stroke}/>`;
}
