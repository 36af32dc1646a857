import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { planViewOf } from '#shared/drawings/plan-view.ts';
import { plans, type ShapeName } from '#shared/drawings/plans/all-plans.ts';
import { silhouetteOf } from '#shared/drawings/silhouette.ts';
import { SizeKeys, SizeOverlay } from './size-overlay.tsx';
import type { NamedSize } from './true-size-data.ts';

function sized(name: string, shape: ShapeName, lengthMm: number): NamedSize {
  const own = { length: lengthMm / 10, height: 150 };
  const side = silhouetteOf(plans[shape], own);
  const above = planViewOf(plans[shape], { length: own.length, width: 180 });
  return { name, size: { lengthMm, heightMm: 1_500, widthMm: 1_800, side, above } };
}

const vehicles = [sized('Golf', 'hatchback', 4_284), sized('Superb', 'liftback', 4_912)];

test('every vehicle is drawn from the side and from above in a picture as wide as the longest', () => {
  const html = renderToStaticMarkup(<SizeOverlay vehicles={vehicles} />);

  expect(html).toMatch(/viewBox="-4 0 500 \d+"/);
  expect(html.match(/<circle/g)).toHaveLength(4);
  for (const { size } of vehicles) {
    expect(html).toContain(size.side.body);
    expect(html).toContain(size.above?.body);
  }
});

test('the key says whose line is whose, with the size in words', () => {
  const html = renderToStaticMarkup(<SizeKeys vehicles={vehicles} />);

  expect(html).toContain('Golf: 4.28 m long × 1.80 m wide × 1.50 m high');
  expect(html.match(/<li>/g)).toHaveLength(2);
});
