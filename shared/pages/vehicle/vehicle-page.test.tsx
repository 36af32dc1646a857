import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp, testVehicles } from '#server/testing/test-app.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';

const app = await createTestApp();

async function open(vehicleRef: string, query = ''): Promise<string> {
  const vehicle = testVehicles.find((each) => each.vehicleRef === vehicleRef);
  if (!vehicle) throw new Error(`The test catalogue has no vehicle ${vehicleRef}.`);
  const dealType = vehicle.vehicleType === 'car' ? 'personal' : 'van';
  const response = await request(app).get(vehiclePath(dealType, vehicle) + query);
  expect(response.status).toBe(200);
  return response.text;
}

test('the price control offers only the terms and mileages that funders quote for the vehicle', async () => {
  const html = await open('1000000002', '?term=24');
  const terms = [...html.matchAll(/<input[^>]*name="term"[^>]*value="(\d*)"/g)].map((match) => match[1]);

  // The usual term of 36 months is the empty value.
  expect(terms).toEqual(['24', '', '48']);
});

test('the upfront table has a row for each initial rental and links to all but the one shown', async () => {
  const html = await open('1000000002', '?initial=9');
  const rows = html.match(/<th scope="row">(?:<a [^>]*>)?\d+ months?(?:<\/a>)?<\/th>/g);

  expect(rows).toHaveLength(5);
  expect(rows?.filter((row) => !row.includes('<a '))).toEqual(['<th scope="row">9 months</th>']);
});

test('an unknown fact reads “Not stated”, and a fact that does not apply is left out', async () => {
  const html = await open('1000000002');

  expect(html).toMatch(/<dt>Battery<\/dt><dd[^>]*>Not stated<\/dd>/);
  expect(html).not.toContain('<dt>Engine</dt>');
  expect(html).not.toContain('<dt>Payload</dt>');
});

test('a van shows its load, a used car its mileage and an insured car its insurance', async () => {
  expect(await open('1000000003')).toContain('<dt>Payload</dt><dd>1,000 kg</dd>');
  expect(await open('1000000006')).toContain('<dt>Miles on the clock</dt><dd>21,000 miles</dd>');
  expect(await open('1000000005')).toMatch(/In the price.*Insurance.*Depends on the funder/);
});

test('the parts of the value score add up to it', async () => {
  const html = await open('1000000002');
  const score = Number(html.match(/Value score: (\d+) of 100/)?.[1]);
  const points = [...html.matchAll(/<meter[^>]*value="(\d+)"/g)].map((match) => Number(match[1]));

  expect(points).toHaveLength(5);
  expect(points.reduce((sum, part) => sum + part, 0)).toBe(score);
});

test('the main action asks for a quote at the profile shown, or for a price where there is none', async () => {
  const priced = await open('1000000002', '?term=24&miles=8000');
  const unpriced = await open('1000000004');

  expect(priced).toMatch(
    /href="\/request-quote\?dealType=personal&amp;vehicleRef=1000000002&amp;term=24&amp;miles=8000">Request this quote</,
  );
  expect(unpriced).toMatch(
    /href="\/request-quote\?dealType=personal&amp;vehicleRef=1000000004">Ask for a price</,
  );
});

test('insurance is said beside the price on the page of an insured deal and on its quote, and nowhere else', async () => {
  const quote = async (vehicleRef: string) =>
    (await request(app).get(`/request-quote?dealType=personal&vehicleRef=${vehicleRef}`)).text;

  for (const html of [await open('1000000005'), await quote('1000000005')])
    expect(html).toMatch(/Insurance included\.<\/b> Ask us for the policy/);
  for (const html of [await open('1000000002'), await quote('1000000002')])
    expect(html).not.toContain('Insurance included');
});
