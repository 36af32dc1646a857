import { curve, groundY, type Point, round, toX, toY } from '#shared/drawings/curve.ts';
import { type Brush, stroke } from './brush.ts';
import { drawDoors } from './draw-doors.ts';
import { drawFace } from './draw-face.ts';
import { drawPaint } from './draw-paint.ts';
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
