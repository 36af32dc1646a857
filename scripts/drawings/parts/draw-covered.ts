import { curve, groundY, type Pen, type Point, round, toX, toY } from './curve.ts';
import type { Shape } from './shape.ts';
import { wheel } from './wheel.ts';

/** The shape under a dust sheet, for a vehicle whose body type is unknown. */
export function drawCovered(shape: Shape): string {
  const pen: Pen = { scale: shape.scale, left: (640 - shape.lengthCm * shape.scale) / 2 };
  const { front, rear, radius, design } = shape.wheels;
  const sheet = curve(pen, drape(shape), true);
  const tyres = [front, rear].map(
    (x) =>
      `<g transform="translate(${toX(pen, x)} ${toY(pen, radius)})">${wheel(radius * pen.scale, design)}</g>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">',
    `<ellipse cx="320" cy="${groundY}" rx="${round((shape.lengthCm * pen.scale) / 2 + 8)}" ry="8" fill="#10242b" fill-opacity=".14"/>`,
    ...tyres,
    `<clipPath id="b"><path id="o" d="${sheet}"/></clipPath><use href="#o" fill="#d3dad9"/>`,
    `<g clip-path="url(#b)"><use href="#o" fill="none" stroke="#e6ebea" stroke-width="9"/>`,
    `<path d="${folds(shape, pen)}" fill="#bcc6c6"/></g>`,
    '<use href="#o" fill="none" stroke="#93a1a3"/></svg>\n',
  ].join('');
}

/** The silhouette, a little fuller, with a hem that hangs in waves. */
function drape(shape: Shape): Point[] {
  const upper = shape.outline.filter(([, y]) => y > 50).map(([x, y]): Point => [x, y + 2]);
  const waves = Array.from({ length: 13 }, (_, index): Point => {
    return [shape.lengthCm + 3 - (index * (shape.lengthCm + 6)) / 12, index % 2 ? 25 : 20];
  });
  return [...upper, ...waves];
}

function folds(shape: Shape, pen: Pen): string {
  const step = shape.lengthCm / 6;
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
