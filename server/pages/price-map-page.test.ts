import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp, testCatalogue, testVehicles } from '#server/testing/test-app.ts';

const vehicles = testVehicles.map((vehicle) => ({ ...vehicle, bootLitres: 450 }));
const app = await createTestApp({ catalogue: testCatalogue(vehicles) });
const read = async (path: string) => (await request(app).get(path)).text;

test('the map is drawn by the server in place of the cards, and its canonical address is the list', async () => {
  const html = await read('/car-leasing?view=map&sort=total');

  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/car-leasing"/>');
  expect(html.match(/<title>[^<]*, £[\d.]+ a month, [\d,]+ litres<\/title>/g)).toHaveLength(2);
  expect(html).not.toContain('<article');
  // Chips, pages and the profile keep the view; the list is one link away.
  expect(html).toContain('<input type="hidden" name="view" value="map"/>');
  expect(html).toContain('href="/car-leasing?sort=total"');
});

test('the browser gets the dots once: in the drawing, or as data when it navigates', async () => {
  const html = await read('/car-leasing?view=map');
  const state = /<script type="application\/json"[^>]*>[^<]*"axis":[^<]*<\/script>/.exec(html)?.[0] ?? '';

  expect(state).not.toBe('');
  expect(state).not.toContain('"dots"');
  expect(await read('/page-data/car-leasing?view=map')).toContain('"dots":[[');
});

test('a list has neither map nor dots', async () => {
  const html = await read('/car-leasing');

  expect(html).not.toContain('data-price-map');
  expect(html).toContain('href="/car-leasing?view=map"');
});
