import { curve, groundY, type Pen, type Point, round, toX, toY } from '#shared/drawings/curve.ts';
import type { Plan } from '#shared/drawings/plan.ts';
import { type Profile, profileOf } from '#shared/drawings/profile.ts';
import { wheel } from './wheel.ts';

/** The shape under a dust sheet, for a vehicle whose body type is unknown. */
export function drawCovered(plan: Plan, scale: number): string {
  const shape = profileOf(plan);
  const { length, front, rear } = shape;
  const { radius } = plan;
  const pen: Pen = { scale, left: (640 - length * scale) / 2 };
  const sheet = curve(pen, drape(shape), true);
  const tyres = [front, rear].map(
    (x) =>
      `<g transform="translate(${toX(pen, x)} ${toY(pen, radius)})">${wheel(radius * pen.scale, plan.look.wheel)}</g>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">',
    `<ellipse cx="320" cy="${groundY}" rx="${round((length * pen.scale) / 2 + 8)}" ry="8" fill="#10242b" fill-opacity=".14"/>`,
    ...tyres,
    `<clipPath id="b"><path id="o" d="${sheet}"/></clipPath><use href="#o" fill="#d3dad9"/>`,
    `<g clip-path="url(#b)"><use href="#o" fill="none" stroke="#e6ebea" stroke-width="9"/>`,
    `<path d="${folds(shape, pen)}" fill="#bcc6c6"/></g>`,
    '<use href="#o" fill="none" stroke="#93a1a3"/></svg>\n',
  ].join('');
}

/** The silhouette, a little fuller, with a hem that hangs in waves. */
function drape(shape: Profile): Point[] {
  const upper = shape.outline.filter(([, y]) => y > 50).map(([x, y]): Point => [x, y + 2]);
  const waves = Array.from({ length: 13 }, (_, index): Point => {
    return [shape.length + 3 - (index * (shape.length + 6)) / 12, index % 2 ? 25 : 20];
  });
  return [...upper, ...waves];
}

function folds(shape: Profile, pen: Pen): string {
  const step = shape.length / 6;
  return [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const x = index * step + 8;
      const top = index === 0 || index === 5 ? 70 : 92;
      return curve(
        pen,
        [
          [x + step * 0.5, top, 1],
          [x + step * 0.46, 50],
          [x + step * 0.3, 14, 1],
          [x + step * 0.72, 14, 1],
        ],
        true,
      );
    })
    .join('');
}
