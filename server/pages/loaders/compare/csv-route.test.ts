import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { toComparisonCsv } from './csv-route.ts';
import type { PricedDeal } from './to-comparison.ts';

test('the comparison is a file of the same address, priced as on the page', async () => {
  const app = await createTestApp();
  const response = await request(app).get('/compare-deals.csv?deals=1000000001,1000000003&term=24');

  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('attachment');
  expect(response.text).toContain('Price,Term,24 months,24 months\r\n');
  expect(response.text).toContain('Price,VAT,Included,Not included\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a cell that begins as %j is no formula',
  (name) => {
    const vehicle = exampleVehicle('1000000001', { insuranceGroup: name });
    const deal: PricedDeal = {
      vehicleRef: '1000000001',
      dealType: 'personal',
      profile: defaultProfile,
      vehicle,
    };
    const line = toComparisonCsv([deal], 'https://example.com')
      .split('\r\n')
      .find((text) => text.includes('Insurance group'));

    expect(line).toMatch(/^Running costs,Insurance group,"?'/);
  },
);

test('commas and quotes stay within their cell', () => {
  const vehicle = exampleVehicle('1000000001', { derivative: { name: '2.0 "GT", 5dr', slug: 'gt' } });
  const deal: PricedDeal = {
    vehicleRef: '1000000001',
    dealType: 'personal',
    profile: defaultProfile,
    vehicle,
  };

  expect(toComparisonCsv([deal], 'https://example.com')).toContain('"Škoda Octavia Estate 2.0 ""GT"", 5dr"');
});
