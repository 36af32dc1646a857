import { curve, groundY, numbers, type Pen, type Point, round, toX, toY } from './curve.ts';
import type { Mark, Shape } from './shape.ts';
import { type Tones, tonesOf } from './tones.ts';
import { wheel } from './wheel.ts';

interface Brush {
  readonly shape: Shape;
  readonly pen: Pen;
  readonly tones: Tones;
}

const pictureWidth = 640;

/** The shape as a small SVG picture on a transparent ground, painted in a base colour like `#1f3f70`. */
export function drawVehicle(shape: Shape, base: string): string {
  const left = (pictureWidth - shape.lengthCm * shape.scale) / 2;
  const brush: Brush = { shape, pen: { scale: shape.scale, left }, tones: tonesOf(base) };
  const layers = [
    shadow(brush),
    (shape.behind ?? []).map((mark) => paintMark(brush, mark)).join(''),
    underbody(brush),
    body(brush),
    glass(brush),
    fittings(brush),
    (shape.over ?? []).map((mark) => paintMark(brush, mark)).join(''),
    wheels(brush),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" stroke-linecap="round" stroke-linejoin="round">${layers.join('')}</svg>\n`;
}

function shadow({ shape, pen }: Brush): string {
  const x = round(pictureWidth / 2);
  const half = (shape.lengthCm * pen.scale) / 2;
  return (
    `<ellipse cx="${x}" cy="${groundY}" rx="${round(half + 8)}" ry="9" fill="#10242b" fill-opacity=".09"/>` +
    `<ellipse cx="${x}" cy="${groundY - 1}" rx="${round(half - 14)}" ry="5" fill="#10242b" fill-opacity=".2"/>`
  );
}

/** What is dark under the car: floor and the far side's tyres. */
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

function body(brush: Brush): string {
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

/** A lens between the shoulder crease and a flatter line over it. */
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

function glass(brush: Brush): string {
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

function paintMark({ pen, tones }: Brush, { tone, points, width }: Mark): string {
  if (width === undefined) {
    const edge = tone === 'head' || tone === 'tail' ? ` stroke="${tones.line}"` : '';
    return `<path d="${curve(pen, points, true)}" fill="${tones[tone]}"${edge}/>`;
  }
  const stroke = `stroke="${tones[tone]}" stroke-width="${round(width * pen.scale)}"`;
  return `<path d="${curve(pen, points)}" fill="none" ${stroke}/>`;
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
