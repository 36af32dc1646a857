import { expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { planViewOf } from './plan-view.ts';
import { allShapes, plans } from './plans/all-plans.ts';
import { silhouetteOf } from './silhouette.ts';

const golf = { length: 428.4, height: 149.1, wheelbase: 263.7 };

/** The points at which the segments of SVG path data end. */
function endsOf(path: string): readonly (readonly [x: number, y: number])[] {
  const ends: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, letter, text = ''] of path.matchAll(/([Mclz])([^Mclz]*)/g)) {
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (letter === 'z') continue;
    [x, y] = letter === 'M' ? [dx, dy] : [x + dx, y + dy];
    ends.push([x, y]);
  }
  return ends;
}

test('a silhouette is as long and as high as the vehicle itself, with its own wheelbase', () => {
  const { body, wheels } = silhouetteOf(plans.hatchback, golf);
  const ends = endsOf(body);

  expect(Math.max(...ends.map(([x]) => x))).toBeCloseTo(428.4, 0);
  expect(Math.min(...ends.map(([x]) => x))).toBeCloseTo(0, 0);
  expect(292 - Math.min(...ends.map(([, y]) => y))).toBeCloseTo(149.1, 0);
  expect(wheels.rear - wheels.front).toBeCloseTo(263.7, 0);
});

test('without a wheelbase of its own it has that of its class, in proportion', () => {
  const { wheels } = silhouetteOf(plans.hatchback, { length: 860, height: 147 });

  expect(wheels.rear - wheels.front).toBeCloseTo(530, 0);
});

test.each(allShapes)('%s has a silhouette and a view from above in plain path data', (shape) => {
  const plan: Plan = plans[shape];
  const [length, height] = plan.size;
  const { body, glass } = silhouetteOf(plan, { length, height });
  const above = planViewOf(plan, { length, width: 180 });

  for (const path of [body, above.body, above.glass, above.mirrors]) expect(path).toMatch(/^M[\d.Mclz -]+z$/);
  expect(glass).toMatch(plan.isOpen ? /^$/ : /^M[\d.Mclz -]+z$/);
  const widths = endsOf(above.body).map(([, y]) => y);
  expect(Math.max(...widths) - Math.min(...widths)).toBeCloseTo(180, 0);
});
