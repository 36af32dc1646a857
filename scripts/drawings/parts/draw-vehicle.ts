import { groundY, round, toX, toY } from '#shared/drawings/curve.ts';
import type { Plan } from '#shared/drawings/plan.ts';
import { profileOf } from '#shared/drawings/profile.ts';
import { area, type Brush } from './brush.ts';
import { drawBehind } from './draw-behind.ts';
import { drawBody } from './draw-body.ts';
import { drawFittings } from './draw-fittings.ts';
import { drawGlass } from './draw-glass.ts';
import { tonesOf } from './tones.ts';
import { wheel } from './wheel.ts';

const pictureWidth = 640;
const opening =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" stroke-linecap="round" stroke-linejoin="round">';

/** The plan as a small SVG picture on a transparent ground, painted in a base colour like `#1f3f70`. */
export function drawVehicle(plan: Plan, scale: number, base: string): string {
  const profile = profileOf(plan);
  const left = (pictureWidth - profile.length * scale) / 2;
  const brush: Brush = { profile, pen: { scale, left }, tones: tonesOf(base) };
  const layers = [
    shadow(brush),
    drawBehind(brush),
    underbody(brush),
    drawBody(brush),
    drawGlass(brush),
    drawFittings(brush),
    wheels(brush),
  ];
  return `${opening}${layers.join('')}</svg>\n`;
}

function shadow({ profile, pen }: Brush): string {
  const x = round(pictureWidth / 2);
  const half = (profile.length * pen.scale) / 2;
  return (
    `<ellipse cx="${x}" cy="${groundY}" rx="${round(half + 8)}" ry="9" fill="#10242b" fill-opacity=".09"/>` +
    `<ellipse cx="${x}" cy="${groundY - 1}" rx="${round(half - 14)}" ry="5" fill="#10242b" fill-opacity=".2"/>`
  );
}

/** The dark floor between the wheels. */
function underbody(brush: Brush): string {
  const { plan, front, rear } = brush.profile;
  const { sill } = plan;
  return area(brush, 'trim', [
    [front - 6, sill + 12, 1],
    [rear + 6, sill + 12, 1],
    [rear, sill - 5, 1],
    [front, sill - 5, 1],
  ]);
}

function wheels({ profile, pen }: Brush): string {
  const { plan, front, rear } = profile;
  const drawing = wheel(plan.radius * pen.scale, plan.look.wheel);
  const y = toY(pen, plan.radius);
  return (
    `<g id="w" transform="translate(${toX(pen, front)} ${y})">${drawing}</g>` +
    `<use href="#w" x="${round((rear - front) * pen.scale)}"/>`
  );
}
