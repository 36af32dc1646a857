import { groundY } from '#shared/drawings/curve.ts';
import type { ScaledImage } from './compare-data.ts';

interface ScaledDrawingProps {
  /** Without a text the drawing is decoration. */
  readonly image: Omit<ScaledImage, 'alt'> & Partial<Pick<ScaledImage, 'alt'>>;
}

/** A vehicle's drawing in a room of 640 by 320, smaller by its share, in the middle and with its wheels on one line. */
export function ScaledDrawing({ image: { src, alt, share } }: ScaledDrawingProps) {
  return (
    <svg viewBox="0 0 640 320" role="img" aria-label={alt} aria-hidden={alt === undefined}>
      <image
        href={src}
        x={320 * (1 - share)}
        y={groundY * (1 - share)}
        width={640 * share}
        height={320 * share}
      />
    </svg>
  );
}
