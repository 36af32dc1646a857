import { drawVehicle } from '#scripts/drawings/parts/draw-vehicle.ts';
import { groundY } from '#shared/drawings/curve.ts';
import { plans, type ShapeName } from '#shared/drawings/plans/all-plans.ts';
import { colour, eased, field, roadY, short } from './look.ts';
import type { Piece } from './storyboard.ts';

/** When a piece comes and goes, in seconds of its scene; absent means from start to end. */
interface Times {
  readonly from?: number;
  readonly until?: number;
}

interface WordsLook extends Times {
  readonly size?: number;
  readonly weight?: number;
  readonly tone?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Seconds in which bars grow, lines are drawn and figures are counted. */
const growth = 1.2;

/** A line of words; `y` is its baseline. */
export function words(x: number, y: number, text: string, look: WordsLook = {}): Piece {
  return piece(look, () => drawWords(x, y, text, look));
}

/** Lines of words below each other. */
export function lines(x: number, y: number, texts: readonly string[], look: WordsLook = {}): Piece {
  const step = (look.size ?? 36) * 1.16;
  return piece(look, () => texts.map((text, row) => drawWords(x, y + row * step, text, look)).join(''));
}

interface CountLook extends WordsLook {
  readonly first: number;
  readonly last: number;
  readonly write: (value: number) => string;
}

/** A figure that is counted up or down to its value. */
export function count(x: number, y: number, look: CountLook): Piece {
  const { first, last, write } = look;
  return piece(look, (seconds) => {
    const come = eased(seconds, growth);
    return drawWords(x, y, write(come === 1 ? last : Math.round(first + (last - first) * come)), look);
  });
}

interface BoxLook extends Times {
  readonly tone?: string;
  readonly radius?: number;
  readonly edge?: string;
  /** The side to which the box grows. */
  readonly grows?: 'right' | 'up';
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box, which may grow from its left or from its foot. */
export function box({ x, y, width, height }: Box, look: BoxLook = {}): Piece {
  const { tone = 'accent', radius = 6, edge, grows } = look;
  return piece(
    look,
    (seconds) => {
      const come = grows ? eased(seconds, growth) : 1;
      const wide = short(grows === 'right' ? width * come : width);
      const high = short(grows === 'up' ? height * come : height);
      const stroke = edge ? ` stroke="${colour(edge)}" stroke-width="3"` : '';
      return `<rect x="${x}" y="${short(y + height - high)}" width="${wide}" height="${high}" rx="${radius}" fill="${colour(tone)}"${stroke}/>`;
    },
    Boolean(grows),
  );
}

interface StrokeLook extends Times {
  readonly tone?: string;
  readonly width?: number;
  readonly dashed?: true;
}

/** A line through points, drawn from the first to the last. `path` is SVG path data. */
export function stroke(path: string, look: StrokeLook = {}): Piece {
  const { tone = 'accent', width = 6, dashed } = look;
  return piece(
    look,
    (seconds) => {
      const come = dashed ? 1 : eased(seconds, growth);
      const dash = dashed ? '2 14' : `${short(come)} 2`;
      return `<path d="${path}" ${dashed ? '' : 'pathLength="1" '}fill="none" stroke="${colour(tone)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dash}"/>`;
    },
    !dashed,
  );
}

/** A tick in a filled circle. */
export function tick(x: number, y: number, look: Times & { readonly tone?: string } = {}): Piece {
  const ground = colour(look.tone ?? 'good');
  return piece(
    look,
    () =>
      `<circle cx="${x}" cy="${y}" r="22" fill="${ground}"/><path d="M${x - 9} ${y + 1}l6 7 12-14" fill="none" stroke="${colour('paper')}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

interface VehicleLook extends Times {
  readonly shape: ShapeName;
  readonly paint: string;
  /** The width of the picture, which is larger than the vehicle. */
  readonly width: number;
  /** How large the vehicle stands in its picture; the catalogue's own drawings have 1 to 1.2. */
  readonly scale?: number;
  /** The seconds in which the vehicle drives in; absent for one that is there. */
  readonly drives?: number;
}

/** A vehicle that stands on the road, or drives in from the right; `x` is the middle of its place. */
export function vehicle(x: number, look: VehicleLook): Piece {
  const { shape, paint, width, scale = 1, drives } = look;
  const drawing = withOwnIds(drawVehicle(plans[shape], scale, paint), `${shape}${x}`);
  const zoom = width / 640;
  const radius = plans[shape].radius * scale;
  const y = short(roadY + 14 - groundY * zoom);
  return piece(
    look,
    (seconds) => {
      const away = drives ? (1 - eased(seconds, drives)) * (field.width - x + width / 2) : 0;
      const turn = short(((away / zoom / radius) * 180) / Math.PI);
      const place = `x="${short(x - width / 2 + away)}" y="${y}" width="${width}" height="${width / 2}"`;
      return drawing
        .replace('<svg ', `<svg ${place} `)
        .replace(/(id="[^"]*w" transform="translate\([^)]*\))/, `$1 rotate(${turn})`);
    },
    Boolean(drives),
  );
}

/** The ids within a drawing, made different from those of any other in the frame. */
function withOwnIds(svg: string, name: string): string {
  return svg.replace(/(id="|href="#|url\(#)/g, `$1${name}-`);
}

function drawWords(x: number, y: number, text: string, look: WordsLook): string {
  const { size = 36, weight = 600, tone = 'ink', anchor = 'start' } = look;
  const tight = size >= 60 ? ' letter-spacing="-.02em"' : '';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${short(y)}" font-size="${size}" font-weight="${weight}" fill="${colour(tone)}" text-anchor="${anchor}"${tight}>${escaped}</text>`;
}

function piece({ from = 0, until }: Times, draw: Piece['draw'], isSelfMoving = false): Piece {
  return { from, draw, ...(until !== undefined && { until }), ...(isSelfMoving && { isSelfMoving }) };
}
