import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { nameAfterModel } from '#server/catalogue/store/vehicle-row.ts';
import { vehicleName, vehicleTitle } from './vehicle-words.ts';

const folder = fileURLToPath(new URL('../../../server/catalogue/demonstration', import.meta.url));
const vehicles = readDemonstrationCatalogue(folder).map((vehicle) => {
  const { range, model, derivative } = vehicle;
  const name = nameAfterModel({ range: range.name, model: model.name }, derivative.name);
  return { ...vehicle, derivative: { ...derivative, name } };
});

test('every title of a vehicle’s page and of its quote names the make and the lease in 60 characters', () => {
  for (const vehicle of vehicles) {
    const dealTypes =
      vehicle.vehicleType === 'car' ? (['personal', 'business'] as const) : (['van'] as const);
    for (const dealType of dealTypes)
      for (const page of ['', ' quote'] as const) {
        const title = vehicleTitle({ vehicle, dealType }, page);
        expect([title, title.length <= 60]).toEqual([title, true]);
        expect(title.startsWith(`${vehicle.make.name} `)).toBe(true);
        expect(title).toContain(`lease${page}`);
        expect([title, title.includes('business lease')]).toEqual([title, dealType === 'business']);
      }
  }
});

test('a model’s name is not said again by its derivative', () => {
  const stutters = vehicles.filter(({ model, derivative }) =>
    derivative.name.startsWith(`${model.name.split(' ').at(-1)} `),
  );

  expect(stutters.map(vehicleName)).toEqual([]);
  expect(vehicles.map(vehicleName)).toContain(
    'Mercedes-Benz GLE 300 d 4Matic AMG Line Premium 5dr 9G-Tronic',
  );
});
