import { expect, test } from 'vitest';
import { allBodyTypes } from './body-type.ts';
import {
  drawingName,
  type Pictured,
  paints,
  shapeCounts,
  vehicleImageAlt,
  vehicleImagePath,
} from './paint.ts';

const refs = Array.from({ length: 180 }, (_, index) => String(1_000_000_000 + index));

function pictured(changes: Partial<Pictured>): Pictured {
  return { vehicleRef: '1234567890', vehicleType: 'car', range: { name: 'Golf', slug: 'golf' }, ...changes };
}

test('a vehicle always has the same picture, and its reference decides the paint', () => {
  const first = vehicleImagePath(pictured({ bodyType: 'hatchback' }));

  expect(vehicleImagePath(pictured({ bodyType: 'hatchback' }))).toBe(first);
  expect(
    new Set(refs.map((vehicleRef) => vehicleImagePath(pictured({ bodyType: 'coupe', vehicleRef })))).size,
  ).toBe(paints.length);
});

test('neighbouring references get different paints', () => {
  const paths = refs.map((vehicleRef) => vehicleImagePath(pictured({ bodyType: 'coupe', vehicleRef })));
  const uses = paints.map(({ name }) => paths.filter((path) => path.endsWith(`coupe-${name}.svg`)).length);

  expect(Math.min(...uses)).toBeGreaterThan(refs.length / paints.length / 3);
});

test('every vehicle of one range has the same shape, whatever its paint', () => {
  const shapes = refs.map((vehicleRef) => {
    const path = vehicleImagePath(pictured({ bodyType: 'hatchback', vehicleRef }));
    return path.includes('hatchback-2-');
  });

  expect(new Set(shapes).size).toBe(1);
});

test('different ranges use all the shapes of a body type', () => {
  const slugs = ['golf', 'focus', 'astra', 'corsa', 'polo', '308', 'leon', 'i30', 'ceed', 'megane'];
  const shapes = slugs.map((slug) => {
    return vehicleImagePath(pictured({ bodyType: 'hatchback', range: { name: slug, slug } })).includes(
      'hatchback-2-',
    );
  });

  expect(new Set(shapes).size).toBe(shapeCounts.hatchback);
});

test('a vehicle of unknown body type is drawn under a cover', () => {
  expect(vehicleImagePath(pictured({}))).toBe('/website/static/vehicles/covered-car.svg');
  expect(vehicleImagePath(pictured({ vehicleType: 'commercial' }))).toBe(
    '/website/static/vehicles/covered-commercial.svg',
  );
  expect(vehicleImageAlt(pictured({}))).toBe('Drawing: car under a cover');
});

test('the text for a picture names the body type and the paint', () => {
  expect(vehicleImageAlt(pictured({ bodyType: 'saloon' }))).toMatch(/^Drawing: Saloon in [a-z ]+$/);
});

test('no two drawings share a name', () => {
  const names = allBodyTypes.flatMap((type) =>
    Array.from({ length: shapeCounts[type] ?? 1 }, (_, index) => index + 1).flatMap((shape) =>
      paints.map(({ name }) => drawingName(type, shape, name)),
    ),
  );

  expect(new Set(names).size).toBe(names.length);
});
