/** Centimetres behind the front bumper and above the ground. A third element of 1 makes the point a corner. */
export type Point = readonly [x: number, y: number, corner?: 1];

/** The conversion from centimetres to pixels of the picture. */
export interface Pen {
  readonly scale: number;
  /** Pixels from the left edge to the front bumper. */
  readonly left: number;
}

/** Height of the picture's ground line in pixels from the top. */
export const groundY = 292;

export const toX = (pen: Pen, x: number): number => round(pen.left + x * pen.scale);
export const toY = (pen: Pen, y: number): number => round(groundY - y * pen.scale);

/** The point as a corner. */
export function corner([x, y]: Point): Point {
  return [x, y, 1];
}

/** Rounds to one decimal, which is finer than a pixel of the largest picture. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** SVG path data through all points: smooth at plain points, sharp at corners. */
export function curve(pen: Pen, points: readonly Point[], closed = false): string {
  const pixels = points.map(([x, y, corner]): Point => {
    const at: Point = [pen.left + x * pen.scale, groundY - y * pen.scale];
    return corner ? [at[0], at[1], 1] : at;
  });
  const count = closed ? pixels.length : pixels.length - 1;
  const start = pixels[0];
  if (!start) throw new Error('A curve needs points');
  const parts = Array.from({ length: count }, (_, index) => segment(pixels, index, closed));
  return `M${numbers([round(start[0]), round(start[1])])}${parts.join('')}${closed ? 'z' : ''}`;
}

/** One segment of a curve, relative to its start, because shorter numbers make smaller files. */
function segment(points: readonly Point[], index: number, closed: boolean): string {
  const from = pointAt(points, index, closed);
  const to = pointAt(points, index + 1, closed);
  const origin = [round(from[0]), round(from[1])] as const;
  const end = [round(round(to[0]) - origin[0]), round(round(to[1]) - origin[1])];
  if (from[2] && to[2]) return `l${numbers(end)}`;
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / 3;
  const out = direction(points, index, closed) ?? unit(from, to);
  const back = direction(points, index + 1, closed) ?? unit(from, to);
  const first = [out[0] * reach, out[1] * reach];
  const second = [to[0] - origin[0] - back[0] * reach, to[1] - origin[1] - back[1] * reach];
  return `c${numbers([...first, ...second, ...end])}`;
}

/** The tangent at a point, as long as its nearer neighbour allows; undefined at a corner or an end. */
function direction(points: readonly Point[], index: number, closed: boolean): Point | undefined {
  const at = pointAt(points, index, closed);
  const isEnd = !closed && (index === 0 || index === points.length - 1);
  if (at[2] || isEnd) return undefined;
  const before = pointAt(points, index - 1, closed);
  const after = pointAt(points, index + 1, closed);
  const [a, b] = [unit(before, at), unit(at, after)];
  const [near, far] = [distance(before, at), distance(at, after)];
  return unit([0, 0], [a[0] * far + b[0] * near, a[1] * far + b[1] * near]);
}

function pointAt(points: readonly Point[], index: number, closed: boolean): Point {
  const wrapped = closed ? (index + points.length) % points.length : index;
  const point = points[wrapped];
  if (!point) throw new Error(`No point ${index}`);
  return point;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
}

function unit(a: Point, b: Point): Point {
  const length = distance(a, b);
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** Writes numbers with the fewest characters that SVG can read: "1 -.5" becomes `1-.5`. */
export function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(round(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((text, word) => (text === '' || word.startsWith('-') ? text + word : `${text} ${word}`), '');
}
