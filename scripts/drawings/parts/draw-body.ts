import { curve, groundY, type Point, round, toX, toY } from '#shared/drawings/curve.ts';
import type { Profile } from '#shared/drawings/profile.ts';
import { type Brush, stroke } from './brush.ts';
import { drawDoors } from './draw-doors.ts';
import { drawFace } from './draw-face.ts';
import { drawRear } from './draw-rear.ts';

/** Draws the body within its silhouette: paint in flat tones, windscreens, plastic, door gaps, lamps, wheel wells. */
export function drawBody(brush: Brush): string {
  const { profile, pen, tones } = brush;
  const screens = profile.screens.map((points) => curve(pen, points)).join('');
  const layers = [
    `<use href="#o" fill="${tones.base}" stroke="${tones.light}" stroke-width="4"/>`,
    drawPaint(brush),
    screens && `<path d="${screens}" fill="none" stroke="${tones.glass}" stroke-width="8"/>`,
    cladding(brush),
    drawDoors(brush),
    drawFace(brush),
    drawRear(brush),
    arches(brush),
  ];
  return (
    `<clipPath id="b"><path id="o" d="${curve(pen, profile.outline, true)}"/></clipPath>` +
    `<g clip-path="url(#b)">${layers.join('')}</g>` +
    `<use href="#o" fill="none" stroke="${tones.line}" stroke-width=".8"/>`
  );
}

function cladding(brush: Brush): string {
  const { profile, pen, tones } = brush;
  const { look, radius, sill } = profile.plan;
  if (look.cladding === undefined) return '';
  const top = toY(pen, sill + look.cladding);
  const rims = [profile.front, profile.rear].map(
    (x) => `<circle cx="${toX(pen, x)}" cy="${toY(pen, radius)}" r="${round((radius + 8) * pen.scale)}"/>`,
  );
  return `<g fill="${tones.plastic}"><path d="M0 ${top}H640V${groundY}H0z"/>${rims.join('')}</g>`;
}

/** Wheel wells, with the lip of the wing above each. */
function arches(brush: Brush): string {
  const { profile, pen, tones } = brush;
  const { radius, look } = profile.plan;
  return [profile.front, profile.rear]
    .map((x) => {
      const reach = radius + 6.5;
      const lip: Point[] = [
        [x - reach * 0.9, radius + reach * 0.42],
        [x - reach * 0.5, radius + reach * 0.87],
        [x, radius + reach],
        [x + reach * 0.5, radius + reach * 0.87],
        [x + reach * 0.9, radius + reach * 0.42],
      ];
      const edge = look.cladding === undefined ? stroke(brush, { tone: 'light', width: 0.9 }, lip) : '';
      return `${edge}<circle cx="${toX(pen, x)}" cy="${toY(pen, radius)}" r="${round((radius + 2.8) * pen.scale)}" fill="${tones.trim}"/>`;
    })
    .join('');
}

/** The side as light falls on it: bright under the windows, dark below the crease, bright again above the sill. */
function drawPaint(brush: Brush): string {
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
