import { curve, groundY, type Point, round, toX, toY } from '#shared/drawings/curve.ts';
import type { Profile } from '#shared/drawings/profile.ts';
import type { Brush } from './brush.ts';

/** The side as light falls on it: bright under the windows, dark below the crease, bright again above the sill. */
export function drawPaint(brush: Brush): string {
  const { profile, pen, tones } = brush;
  const { plan } = profile;
  const { low, shoulder, bounce } = creasesOf(profile);
  const fill = `${curve(pen, low)}V${groundY}H${toX(pen, -6)}z`;
  return (
    `<path d="${fill}" fill="${tones.dark}"/>` +
    `<path d="${curve(pen, shoulder, true)}${curve(pen, bounce, true)}" fill="${tones.light}"/>` +
    `<path d="M0 ${toY(pen, plan.sill + 6)}h640v99H0z" fill="${tones.deep}"/>` +
    darkRoof(brush)
  );
}

/** The crease below which the side is dark, and the slivers that catch the light. */
function creasesOf({ plan, length, front, rear, beltAt }: Profile) {
  const depth = plan.belt[0] - plan.sill;
  const middle = (front + rear) / 2;
  const at = (x: number, share: number): Point => [x, plan.sill + depth * share];
  const low = [at(-6, 0.33), at(front, 0.37), at(middle, 0.31), at(rear, 0.4), at(length + 8, 0.52)];
  const shoulder: Point[] = [
    [plan.nose[0] + 14, plan.nose[1] - 3],
    [front + 26, beltAt(0) - 8],
    [middle, beltAt(middle) - 8.5],
    [rear + 10, beltAt(rear) - 9],
    [length - 7, plan.belt[1] - 14],
  ];
  const bounce = [at(front + plan.radius + 12, 0.2), at(middle, 0.16), at(rear - plan.radius - 9, 0.25)];
  return { low, shoulder: lens(shoulder, 3), bounce: lens(bounce, depth * 0.045) };
}

/** A sliver between a line and a fuller one above it, pointed at both ends. */
function lens(line: readonly Point[], thickness: number): readonly Point[] {
  const ends = (index: number) => index === 0 || index === line.length - 1;
  const below = line.map(([x, y], index): Point => (ends(index) ? [x, y, 1] : [x, y]));
  const above = line.slice(1, -1).map(([x, y]): Point => [x, y + thickness]);
  return [...below, ...above.reverse()];
}

/** A black roof over a painted body. */
function darkRoof({ profile, pen, tones }: Brush): string {
  if (profile.plan.look.roof !== 'dark') return '';
  const [tail = [0, 0]] = profile.roof.slice(-1);
  const line: Point[] = [...profile.roof.slice(2), [tail[0] + 2, tail[1] - 4, 1]];
  return `<path d="${curve(pen, line)}" fill="none" stroke="${tones.trim}" stroke-width="${round(11 * pen.scale)}"/>`;
}
