import { type Brush, paintMark } from './brush.ts';
import { curve, groundY, type Point, round, toX, toY } from './curve.ts';
import { drawBody } from './draw-body.ts';
import { drawGlass } from './draw-glass.ts';
import type { Shape } from './shape.ts';
import { tonesOf } from './tones.ts';
import { wheel } from './wheel.ts';

const pictureWidth = 640;
const opening =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" stroke-linecap="round" stroke-linejoin="round">';

/** The shape as a small SVG picture on a transparent ground, painted in a base colour like `#1f3f70`. */
export function drawVehicle(shape: Shape, base: string): string {
  const left = (pictureWidth - shape.lengthCm * shape.scale) / 2;
  const brush: Brush = { shape, pen: { scale: shape.scale, left }, tones: tonesOf(base) };
  const layers = [
    shadow(brush),
    (shape.behind ?? []).map((mark) => paintMark(brush, mark)).join(''),
    underbody(brush),
    drawBody(brush),
    drawGlass(brush),
    fittings(brush),
    (shape.over ?? []).map((mark) => paintMark(brush, mark)).join(''),
    wheels(brush),
  ];
  return `${opening}${layers.join('')}</svg>\n`;
}

function shadow({ shape, pen }: Brush): string {
  const x = round(pictureWidth / 2);
  const half = (shape.lengthCm * pen.scale) / 2;
  return (
    `<ellipse cx="${x}" cy="${groundY}" rx="${round(half + 8)}" ry="9" fill="#10242b" fill-opacity=".09"/>` +
    `<ellipse cx="${x}" cy="${groundY - 1}" rx="${round(half - 14)}" ry="5" fill="#10242b" fill-opacity=".2"/>`
  );
}

/** The dark parts under the car: its floor and the tyres of the far side. */
function underbody({ shape, pen, tones }: Brush): string {
  const { front, rear, radius } = shape.wheels;
  const floor: Point[] = [
    [front - radius - 8, shape.sill + 12, 1],
    [rear + radius + 8, shape.sill + 12, 1],
    [rear + radius, shape.sill - 5, 1],
    [front - radius, shape.sill - 5, 1],
  ];
  return `<path d="${curve(pen, floor, true)}" fill="${tones.trim}"/>`;
}

function fittings(brush: Brush): string {
  const { shape, pen, tones } = brush;
  const handles = shape.handles.map(([x, y]) => {
    const bar = `M${toX(pen, x)} ${toY(pen, y)}h${round(15 * pen.scale)}`;
    return `<path d="${bar}" stroke="${tones.line}" stroke-width="4"/><path d="${bar}" stroke="${tones.light}" stroke-width="2"/>`;
  });
  const [x, y] = shape.mirror;
  const arm: Point[] = [
    [x, y - 1, 1],
    [x + 3, y + 3, 1],
  ];
  const cap: Point[] = [
    [x - 1, y + 5],
    [x + 6, y + 11.5],
    [x + 17, y + 11, 1],
    [x + 18, y + 3, 1],
    [x + 7, y + 2],
  ];
  return (
    handles.join('') +
    paintMark(brush, { tone: 'trim', points: arm, width: 4 }) +
    `<path d="${curve(pen, cap, true)}" fill="${tones.base}" stroke="${tones.line}"/>`
  );
}

function wheels({ shape, pen }: Brush): string {
  const { front, rear, radius, design } = shape.wheels;
  const drawing = wheel(radius * pen.scale, design);
  const y = toY(pen, radius);
  return (
    `<g id="w" transform="translate(${toX(pen, front)} ${y})">${drawing}</g>` +
    `<use href="#w" x="${round((rear - front) * pen.scale)}"/>`
  );
}
