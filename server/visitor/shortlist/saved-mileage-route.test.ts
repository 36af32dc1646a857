import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const app = await createTestApp();
const address = '/shortlist/mileage-calculator';

test('the saved deals go to the calculator in its address, with the journeys, and no cache keeps the way', async () => {
  const { status, headers } = await request(app)
    .get(`${address}?commuteMiles=30&trips=2`)
    .set('Cookie', 'shortlist=1000000001~g5k_1000000002.business.24~g5k');

  expect([status, headers.location]).toEqual([
    303,
    '/mileage-calculator?commuteMiles=30&trips=2&deals=1000000001,1000000002.business.24',
  ]);
  expect(headers['cache-control']).toBe('no-store');
});

test('without saved deals, and with figures that are none, the calculator still opens', async () => {
  const { headers } = await request(app).get(`${address}?commuteMiles=%22%3E&trips=99999&elsewhere=1`);

  expect(headers.location).toBe('/mileage-calculator?deals=none');
});

test('the calculator itself is the same for every visitor', async () => {
  const own = await request(app).get('/mileage-calculator').set('Cookie', 'shortlist=1000000003.van~g5k');
  const other = await request(app).get('/mileage-calculator');

  expect(own.text).toBe(other.text);
  expect(own.headers['cache-control']).toContain('public');
});
