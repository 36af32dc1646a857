import { curve, type Point, round, toX, toY } from '#shared/drawings/curve.ts';
import { heightAt } from '#shared/drawings/height-at.ts';
import { area, type Brush, box, stroke } from './brush.ts';
import { edgeOf } from './draw-rear.ts';

/** Draws what stands on the body: door handles, mirror, roof rails, spoilers, side intakes. */
export function drawFittings(brush: Brush): string {
  const { look } = brush.profile.plan;
  return [
    handles(brush),
    look.intake ? sideIntake(brush) : '',
    look.rails ? rails(brush) : '',
    look.spoiler ? spoilers[look.spoiler](brush) : '',
    look.isSporty ? skirt(brush) : '',
    look.van ? panels(brush) : '',
    look.bed ? bed(brush) : '',
    mirror(brush),
  ].join('');
}

function handles({ profile, pen, tones }: Brush): string {
  const { plan, front, beltAt } = profile;
  return plan.doors
    .map((door) => {
      const x = front + door - 24;
      const bar = `M${toX(pen, x)} ${toY(pen, beltAt(x) - 13)}h${round(15 * pen.scale)}`;
      return `<path d="${bar}" stroke="${tones.line}" stroke-width="4"/><path d="${bar}" stroke="${tones.light}" stroke-width="2"/>`;
    })
    .join('');
}

function mirror(brush: Brush): string {
  const { plan, front, beltAt, glass } = brush.profile;
  const x = (glass[0]?.[0] ?? front + plan.cowl[0] + 14) + 1;
  const y = beltAt(x);
  const isOfVan = Boolean(plan.look.van || plan.chassis);
  const size = isOfVan ? 1.5 : 1;
  const housing = area(brush, isOfVan || plan.look.cladding ? 'trim' : 'line', [
    [x - 2, y + 3 * size],
    [x + 4, y + 11 * size],
    [x + 15, y + 11 * size, 1],
    [x + 16, y + 2, 1],
    [x + 5, y + 1],
  ]);
  if (isOfVan) return housing;
  // A cap in the colour of the car, a little smaller, so that the housing is seen around it and most of all below it.
  const cap = area(brush, 'base', [
    [x - 1.4, y + 2.4],
    [x + 4.6, y + 10.4],
    [x + 14.2, y + 10.2, 1],
    [x + 15.2, y + 4, 1],
    [x + 5, y + 3.5],
  ]);
  return housing + cap;
}

function rails(brush: Brush): string {
  const { plan, front, rear, roof } = brush.profile;
  const [from, to] = [front + plan.header[0] + 22, rear + plan.tail[0] - 12];
  const at = (share: number, lift: number): Point => {
    const x = from + (to - from) * share;
    return [x, heightAt(roof, x) + lift];
  };
  return stroke(brush, { tone: plan.look.chrome ? 'chrome' : 'trim', width: 2.4 }, [
    at(0, -1),
    at(0.05, 2.6),
    at(0.25, 3),
    at(0.5, 3),
    at(0.75, 3),
    at(0.95, 2.6),
    at(1, -1),
  ]);
}

const spoilers: Readonly<Record<'lip' | 'roof' | 'wing', (brush: Brush) => string>> = {
  lip: (brush) => {
    const [x, y] = edgeOf(brush);
    return area(brush, 'dark', [
      [x - 26, y + 0.5],
      [x + 2, y + 4.5, 1],
      [x + 3, y + 1.5, 1],
      [x - 8, y - 1],
    ]);
  },
  roof: (brush) => {
    const { plan, rear, roof } = brush.profile;
    const [x, y] = [rear + plan.tail[0], plan.tail[1]];
    const top = (back: number): Point => [x - back, heightAt(roof, x - back) + 0.4];
    return area(brush, 'trim', [top(24), top(12), [x + 7, y + 0.6, 1], [x + 5, y - 4, 1], [x - 8, y - 2.5]]);
  },
  wing: (brush) => {
    const { plan, rear } = brush.profile;
    const [x, y] = plan.deck ? edgeOf(brush) : [rear + plan.tail[0], plan.tail[1]];
    return (
      stroke(brush, { tone: 'trim', width: 2.6 }, [
        [x - 14, y, 1],
        [x - 10, y + 9, 1],
      ]) +
      area(brush, 'base', [
        [x - 28, y + 9],
        [x + 4, y + 13, 1],
        [x + 6, y + 9.5, 1],
        [x - 14, y + 7.5],
      ])
    );
  },
};

function sideIntake(brush: Brush): string {
  const { plan, rear, beltAt } = brush.profile;
  const x = rear - plan.radius - 34;
  const y = beltAt(x) - 12;
  return area(brush, 'trim', [
    [x, y, 1],
    [x + 24, y + 3, 1],
    [x + 18, y - 10],
    [x + 14, y - 24, 1],
    [x + 6, y - 20],
  ]);
}

function skirt(brush: Brush): string {
  const { plan, front, rear } = brush.profile;
  const { radius, sill } = plan;
  return area(brush, 'trim', box(front + radius + 4, sill - 2, rear - radius - 4, sill + 4));
}

/** The ribs and the sliding door's rail of a van. */
function panels(brush: Brush): string {
  const { plan, front, length, roof, beltAt } = brush.profile;
  const [from, to] = [
    front + (plan.look.van === 'crew' ? (plan.doors.at(-1) ?? 0) : (plan.doors[0] ?? 0)) + 8,
    length - 16,
  ];
  const high = plan.size[1] - 20;
  const low = beltAt(from) + 6;
  const middle = (from + to) / 2;
  const pane = (a: number, b: number): Point[] => [
    [a, low, 1],
    [b, low, 1],
    [b - (b > length - 24 ? 5 : 0), Math.min(high, heightAt(roof, b) - 14), 1],
    [a, high, 1],
  ];
  const halves = to - from > 150 ? [pane(from, middle - 4), pane(middle + 4, to)] : [pane(from, to)];
  return (
    `<g fill-opacity=".55">${halves.map((points) => area(brush, 'dark', points)).join('')}</g>` +
    stroke(brush, { tone: 'line', width: 1.6 }, [
      [from, low - 9, 1],
      [to, low - 9, 1],
    ]) +
    stroke(brush, { tone: 'plastic', width: 5 }, [
      [front + plan.radius + 14, plan.sill + 26, 1],
      [brush.profile.rear - plan.radius - 14, plan.sill + 26, 1],
    ])
  );
}

/** The seam between cab and load bed of a pickup, and its rail. */
function bed({ profile, pen, tones }: Brush): string {
  const { plan, rear, length } = profile;
  const x = rear + plan.foot[0] + 3;
  const y = plan.deck?.[1] ?? plan.foot[1];
  const seam =
    curve(pen, [
      [x, y, 1],
      [x, plan.sill + 4, 1],
    ]) +
    curve(pen, [
      [length - 9, y, 1],
      [length - 9, plan.sill + 26, 1],
    ]);
  const rail = curve(pen, [
    [x + 2, y + 1, 1],
    [length - 5, y + 1.5, 1],
  ]);
  return `<path d="${seam}" fill="none" stroke="${tones.line}"/><path d="${rail}" fill="none" stroke="${tones.plastic}" stroke-width="${round(4 * pen.scale)}"/>`;
}
