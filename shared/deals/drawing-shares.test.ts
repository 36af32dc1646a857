import { expect, test } from 'vitest';
import { drawingScaleOf } from '#shared/drawings/drawing-scale.ts';
import { allShapes, plans } from '#shared/drawings/plans/all-plans.ts';
import { drawingShares } from './drawing-shares.ts';

test('drawings of any two shapes are shown at one scale: their lengths on the page are as their own lengths', () => {
  const vehicles = allShapes.map((shape) => ({ vehicleType: 'car', shape }) as const);
  const shares = drawingShares(vehicles);
  const scales = allShapes.map((shape, index) => drawingScaleOf(plans[shape]) * (shares[index] ?? 0));

  expect(Math.max(...shares)).toBe(1);
  expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.002);
});

test('a vehicle that is shorter than the one its drawing shows is shown as much smaller', () => {
  const drawn = { vehicleType: 'car', shape: 'hatchback' } as const;
  const lengthMm = plans.hatchback.size[0] * 10;

  expect(drawingShares([{ ...drawn, lengthMm }, { ...drawn, lengthMm: lengthMm * 0.9 }, drawn])).toEqual([
    1, 0.9, 1,
  ]);
});

test('vehicles under a cover are shown at the scale of the others', () => {
  const [car, van] = drawingShares([{ vehicleType: 'car' }, { vehicleType: 'commercial' }]);

  expect([car, van]).toEqual([0.866, 1]);
});
