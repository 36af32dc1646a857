import { expect, test } from 'vitest';
import { makeVehicle } from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import { toTrueSize } from './true-size.ts';

const sized = { lengthMm: 4_284, heightMm: 1_491 };

test('a vehicle of known length, height and body type has lines; from above only with its width', () => {
  const narrow = toTrueSize(makeVehicle('1', sized));
  const whole = toTrueSize(makeVehicle('1', { ...sized, widthMm: 1_789, wheelbaseMm: 2_637 }));

  expect(narrow?.side.body).toMatch(/^M/);
  expect(narrow).not.toHaveProperty('above');
  expect(whole?.above?.body).toMatch(/^M/);
  expect((whole?.side.wheels.rear ?? 0) - (whole?.side.wheels.front ?? 0)).toBeCloseTo(263.7, 0);
});

test('a vehicle of unknown size or body type has none', () => {
  expect(toTrueSize(makeVehicle('1', { lengthMm: 4_284 }))).toBeUndefined();
  const { bodyType: _, ...bodiless } = makeVehicle('1', sized);
  expect(toTrueSize(bodiless)).toBeUndefined();
});
