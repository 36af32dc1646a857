import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { isAtOrBelow, vehiclePath } from './link-to.ts';
import { parseVehiclePath } from './parse-vehicle-path.ts';
import { pageNames, siteMap } from './site-map.ts';

test('the path of a vehicle page is recognised, and no other path is', () => {
  const personal = vehiclePath('personal', exampleVehicle('1000000001'));
  const van = vehiclePath('van', exampleVehicle('1000000003'));
  const short = vehiclePath('personal', exampleVehicle('12'));

  expect(parseVehiclePath(personal)).toEqual({ vehicleRef: '1000000001', dealType: 'personal' });
  expect(parseVehiclePath(van)?.dealType).toBe('van');
  for (const path of ['/', '/car-leasing/skoda/octavia', short, `${personal}/x`])
    expect(parseVehiclePath(path)).toBeUndefined();
});

test('only the records of vehicle pages have the shape of a vehicle page', () => {
  const shaped = pageNames.filter((name) =>
    parseVehiclePath(siteMap[name].path.replace(':vehicleRef', '1000000001')),
  );

  expect(shaped).toEqual(['personalVehicle', 'businessVehicle', 'vanVehicle']);
});

test.each([
  ['/account', true],
  ['/Account/orders/17', true],
  ['/account?wait=true', true],
  ['/account#top', true],
  ['/accounting', false],
  ['/car-leasing/account', false],
  ['/', false],
])('%s is at or below /account: %s', (address, expected) => {
  expect(isAtOrBelow(address, '/account')).toBe(expected);
});
