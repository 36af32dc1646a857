import type { Brush } from './brush.ts';
import { curve, numbers, type Pen, type Point, round, toX, toY } from './curve.ts';

/** Draws side windows, with the seats behind them and the sky reflected in them; nothing for a car without windows. */
export function drawGlass(brush: Brush): string {
  const { shape, pen, tones } = brush;
  if (shape.panes.length === 0) return '';
  const panes = shape.panes.map((pane) => curve(pen, pane, true)).join('');
  const heights = shape.panes.flat().map(([, y]) => y);
  const [top, foot] = [Math.max(...heights), Math.min(...heights)];
  const ends = [toY(pen, top), toY(pen, foot)] as const;
  const gleam = shape.panes.map((pane) => reflection(pen, pane, ends)).join('');
  const pillars = shape.pillars.map((pillar) => curve(pen, pillar)).join('');
  return (
    `<clipPath id="g"><path id="p" d="${panes}"/></clipPath>` +
    `<use href="#p" fill="${tones.glass}" stroke="${tones.trim}" stroke-width="2.6"/>` +
    `<g clip-path="url(#g)">${seats(brush, foot, top)}<path d="${gleam}" fill="#a9c4d2" fill-opacity=".28"/>` +
    `<path d="${pillars}" fill="none" stroke="${tones.trim}" stroke-width="${round(5 * pen.scale)}"/></g>`
  );
}

/** Seat backs behind the glass, with their head restraints. */
function seats({ shape, pen }: Brush, foot: number, top: number): string {
  const rise = (top - foot) * 0.62;
  const drawn = (shape.seats ?? []).map((x) => {
    const back = curve(
      pen,
      [
        [x - 9, foot, 1],
        [x - 1, foot + rise * 0.66],
        [x + 9, foot + rise * 0.68],
        [x + 17, foot, 1],
      ],
      true,
    );
    const neck: Point[] = [
      [x + 1, foot + rise * 0.72],
      [x + 3, foot + rise],
      [x + 12, foot + rise],
      [x + 12, foot + rise * 0.74],
    ];
    return back + curve(pen, neck, true);
  });
  return drawn.length ? `<path d="${drawn.join('')}" fill="#17222a"/>` : '';
}

/** Two slanted bands across a pane, one broad and one narrow. */
function reflection(pen: Pen, pane: readonly Point[], [top, foot]: readonly [number, number]): string {
  const xs = pane.map(([x]) => toX(pen, x));
  const [start, width] = [Math.min(...xs), Math.max(...xs) - Math.min(...xs)];
  const lean = foot - top;
  const band = (share: number, size: number) => {
    const x = round(start + width * share);
    return `M${x} ${foot}l${numbers([lean, -lean])}h${size}l${numbers([-lean, lean])}z`;
  };
  return band(0.2, round(width * 0.13)) + band(0.37, round(width * 0.03));
}
