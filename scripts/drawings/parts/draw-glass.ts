import { curve, numbers, type Pen, type Point, round, toX, toY } from '#shared/drawings/curve.ts';
import { heightAt } from '#shared/drawings/height-at.ts';
import type { Brush } from './brush.ts';

/** Draws the side windows, with seats behind them and the sky reflected in them; nothing for an open car. */
export function drawGlass(brush: Brush): string {
  const { profile, pen, tones } = brush;
  const { glass, plan } = profile;
  if (glass.length === 0) return '';
  const heights = glass.map(([, y]) => y);
  const [top, foot] = [Math.max(...heights), Math.min(...heights)];
  const ends = [toY(pen, top), toY(pen, foot)] as const;
  const pillars = pillarLines(brush)
    .map((line) => curve(pen, line))
    .join('');
  const chrome = plan.look.chrome ? tones.chrome : tones.trim;
  return (
    `<clipPath id="g"><path id="p" d="${curve(pen, glass, true)}"/></clipPath>` +
    `<use href="#p" fill="${tones.glass}" stroke="${chrome}" stroke-width="2.4"/>` +
    `<g clip-path="url(#g)">${seats(brush, foot, top)}<path d="${reflections(brush, ends)}" fill="#a9c4d2" fill-opacity=".26"/>` +
    `<path d="${pillars}" fill="none" stroke="${tones.trim}" stroke-width="${round(5.5 * pen.scale)}"/></g>`
  );
}

/** Foot and head of each pillar; the ones behind the doors lean with the tail. */
function pillarLines({ profile }: Brush): readonly (readonly Point[])[] {
  const { plan, front, roof, beltAt } = profile;
  const lean = plan.glass[1] - plan.glass[0];
  const span = profile.rear + plan.glass[0] - front;
  return plan.pillars.map((pillar) => {
    const share = Math.max(0, pillar / span - 0.45) / 0.55;
    const x = front + pillar;
    const head = x - 3 + lean * share * 0.8;
    return [
      [x, beltAt(x) - 1, 1],
      [head, heightAt(roof, head), 1],
    ];
  });
}

/** Seat backs behind the glass, with their head restraints. */
function seats({ profile, pen }: Brush, foot: number, top: number): string {
  const rise = (top - foot) * 0.64;
  const drawn = (profile.plan.look.seats ?? []).map((seat) => {
    const x = profile.front + seat;
    const back: Point[] = [
      [x - 9, foot - 2, 1],
      [x + 1, foot + rise * 0.66],
      [x + 11, foot + rise * 0.68],
      [x + 19, foot - 2, 1],
    ];
    const rest: Point[] = [
      [x + 3, foot + rise * 0.72],
      [x + 5, foot + rise],
      [x + 14, foot + rise],
      [x + 14, foot + rise * 0.74],
    ];
    return curve(pen, back, true) + curve(pen, rest, true);
  });
  return drawn.length ? `<path d="${drawn.join('')}" fill="#17222a"/>` : '';
}

/** Two slanted bands across each window, one broad and one narrow. */
function reflections({ profile, pen }: Brush, [top, foot]: readonly [number, number]): string {
  const { glass, plan, front } = profile;
  const xs = glass.map(([x]) => x);
  const feet = [Math.min(...xs), ...plan.pillars.map((pillar) => front + pillar), Math.max(...xs)];
  return feet
    .slice(1)
    .map((end, index) => bands(pen, [feet[index] ?? 0, end], { top, foot }))
    .join('');
}

function bands(
  pen: Pen,
  [from, to]: readonly [number, number],
  { top, foot }: { top: number; foot: number },
): string {
  const [start, width] = [toX(pen, from), (to - from) * pen.scale];
  if (width < 34) return '';
  const lean = round((foot - top) * 0.8);
  const band = (share: number, size: number) =>
    `M${round(start + width * share)} ${foot}l${numbers([lean, top - foot])}h${size}l${numbers([-lean, foot - top])}z`;
  return band(0.16, round(width * 0.14)) + band(0.37, round(width * 0.035));
}
