import { type Brush, paintMark } from './brush.ts';
import { curve, groundY, type Point, round, toX, toY } from './curve.ts';

/** Draws the body within its silhouette: paint in flat tones, windscreens, cladding, door gaps, lamps, wheel wells. */
export function drawBody(brush: Brush): string {
  const { shape, pen, tones } = brush;
  const end = shape.lengthCm + 5;
  const waistFill = `${curve(pen, shape.waist)}L${toX(pen, end)} ${groundY}H${toX(pen, -5)}z`;
  const sillTop = toY(pen, shape.sill + 7);
  const screens = shape.screens.map(([from, to]) => curve(pen, shape.outline.slice(from, to + 1)));
  const seams = shape.seams.map((points) => curve(pen, points));
  const layers = [
    `<use href="#o" fill="${tones.base}" stroke="${tones.light}" stroke-width="4"/>`,
    `<path d="${waistFill}" fill="${tones.dark}"/>`,
    `<path d="${shoulderLens(brush)}" fill="${tones.light}"/>`,
    `<path d="M0 ${sillTop}h640v99H0z" fill="${tones.deep}"/>`,
    `<path d="${screens.join('')}" fill="none" stroke="${tones.glass}" stroke-width="9"/>`,
    cladding(brush),
    `<path d="${seams.join('')}" fill="none" stroke="${tones.line}"/>`,
    ...shape.marks.map((mark) => paintMark(brush, mark)),
    arches(brush),
  ];
  return (
    `<clipPath id="b"><path id="o" d="${curve(pen, shape.outline, true)}"/></clipPath>` +
    `<g clip-path="url(#b)">${layers.join('')}</g>` +
    `<use href="#o" fill="none" stroke="${tones.line}" stroke-width=".8"/>`
  );
}

/** The light area between the shoulder crease and a flatter line above it. */
function shoulderLens({ shape, pen }: Brush): string {
  const back = shape.shoulder.map(([x, y], index): Point => {
    const isEnd = index === 0 || index === shape.shoulder.length - 1;
    return isEnd ? [x, y, 1] : [x, y + 3.2];
  });
  const [first, ...rest] = shape.shoulder;
  const last = rest.pop();
  if (!first || !last) throw new Error('A shoulder needs two ends');
  const front = rest.map(([x, y]): Point => [x, y]);
  return curve(
    pen,
    [[first[0], first[1], 1], ...front, [last[0], last[1], 1], ...back.slice(1, -1).reverse()],
    true,
  );
}

function cladding({ shape, pen, tones }: Brush): string {
  if (shape.cladding === undefined) return '';
  const top = toY(pen, shape.cladding);
  const { front, rear, radius } = shape.wheels;
  const rims = [front, rear].map(
    (x) => `<circle cx="${toX(pen, x)}" cy="${toY(pen, radius)}" r="${round((radius + 8) * pen.scale)}"/>`,
  );
  return `<g fill="${tones.plastic}"><path d="M0 ${top}H640V${groundY}H0z"/>${rims.join('')}</g>`;
}

function arches({ shape, pen, tones }: Brush): string {
  const { front, rear, radius } = shape.wheels;
  const reach = round((radius + 2.6) * pen.scale);
  return [front, rear]
    .map((x) => `<circle cx="${toX(pen, x)}" cy="${toY(pen, radius)}" r="${reach}" fill="${tones.trim}"/>`)
    .join('');
}
