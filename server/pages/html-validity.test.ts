import request from 'supertest';
import { expect, test } from 'vitest';
import { listHtmlFaults } from '#server/testing/html-faults.ts';
import { memoryReviews } from '#server/testing/memory-reviews.ts';
import { toPagePaths } from '#server/testing/page-paths.ts';
import { createTestApp, testCatalogue, testVehicles } from '#server/testing/test-app.ts';

const ratings = { satisfaction: 4, comfort: 5, runningCosts: 3, reliability: 4, practicality: 5 };
const app = await createTestApp({
  // With a fact that a price map can be drawn against.
  catalogue: testCatalogue(testVehicles.map((vehicle) => ({ ...vehicle, bootLitres: 450 }))),
  services: {
    reviews: memoryReviews([
      {
        name: 'Ada B.',
        date: '2026-11-20',
        monthsHeld: 18,
        ratings,
        comments: 'Room for two prams & the dog.',
      },
    ]),
  },
});

async function faultsOf(path: string): Promise<readonly string[]> {
  const { text } = await request(app).get(path).set('Cookie', 'shortlist=1000000001~g5k_1000000003.van~g5k');
  return listHtmlFaults(text);
}

test.each([
  ...Object.entries(toPagePaths()),
  ['the price map', '/car-leasing?view=map'],
  ['short-term vans', '/short-term-van-leasing'],
  ['the second city', '/car-leasing/manchester'],
  ['the third city', '/car-leasing/liverpool'],
  ['two deals over each other', '/compare-deals?deals=1000000002,1000000003'],
  ['the form for a review of one range', '/review-my-vehicle?vehicle=car/skoda/octavia'],
  ['car finance', '/car-finance-advice'],
  ['lease, PCP or cash', '/car-finance-advice/lease-or-buy'],
  [
    'early settlement of typed figures',
    '/car-finance-advice/pcp-early-settlement-calculator?credit=1&made=3',
  ],
  ['the half rule', '/car-finance-advice/voluntary-termination'],
  ['the half rule of typed figures', '/car-finance-advice/voluntary-termination?monthly=300&made=60'],
  ['ending a lease early', '/ending-a-lease-early?vehicle=1000000001&month=12'],
  ['ending a typed lease early', '/ending-a-lease-early?monthly=300&month=99'],
  ['fair wear and tear', '/fair-wear-and-tear?bonnet-scratch=30&roof-dent=12&odometer=24000&back=2027-02-29'],
  ['a car to sell against a lease', '/sell-your-car?dealType=personal&vehicleRef=1000000001'],
  ['car matching', '/car-matching-tool?seats=5&boot=500&charging=unsure&budget=350'],
  ['car matching that nothing fits', '/car-matching-tool?seats=7&gearbox=manual'],
  ['company car tax of typed figures', '/company-car-tax-calculator?kind=car&fuel=diesel'],
  ['the mileage calculator with deals', '/mileage-calculator?deals=1000000001,1000000003.van'],
  ['the error page', '/nothing-here'],
] as const)('the HTML of %s is valid', async (_, path) => {
  expect(await faultsOf(path)).toEqual([]);
});

test('a fault in the HTML is found', async () => {
  const faults = await listHtmlFaults('<!DOCTYPE html><html lang="en"><p><div></div></p></html>');

  expect(faults).not.toEqual([]);
});
