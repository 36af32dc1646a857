import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp, testVehicles } from '#server/testing/test-app.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';

const app = await createTestApp();

function pathOf(vehicleRef: string): string {
  const vehicle = testVehicles.find((each) => each.vehicleRef === vehicleRef);
  if (!vehicle) throw new Error(`The test catalogue has no vehicle ${vehicleRef}.`);
  return vehiclePath(vehicle.vehicleType === 'car' ? 'personal' : 'van', vehicle);
}

async function open(vehicleRef: string, query = ''): Promise<string> {
  const response = await request(app).get(pathOf(vehicleRef) + query);
  expect(response.status).toBe(200);
  return response.text;
}

test('the price control offers only the terms and mileages that funders quote for the vehicle', async () => {
  const html = await open('1000000002', '?term=24');
  const terms = [...html.matchAll(/<input[^>]*type="radio"[^>]*name="term"[^>]*value="(\d*)"/g)].map(
    (match) => match[1],
  );

  // The usual term of 36 months is the empty value.
  expect(terms).toEqual(['24', '', '48']);
});

test('each initial payment is a link that keeps the rest of the address, and the one shown is marked', async () => {
  const html = await open('1000000002', '?initial=9&term=24&miles=9500');
  const links = html.match(/<th scope="row"><a [^>]*>\d+ months?<\/a>/g) ?? [];

  expect(links).toHaveLength(5);
  expect(links.filter((link) => link.includes('aria-current'))).toEqual([
    expect.stringContaining('?term=24&amp;miles=9500&amp;initial=9"'),
  ]);
  expect(html).toMatch(/The total stays within \d+p\./);
});

test('every cell of the grid shows the true monthly cost of the page that it leads to', async () => {
  const html = await open('1000000002', '?initial=3&maintained=true');
  const cells = [...html.matchAll(/<td><a class="step\d" href="([^"]+)"[^>]*>(£[\d.,]+)/g)];

  expect(cells).toHaveLength(9);
  for (const [, href = '', cost = ''] of cells) {
    const { pathname, search } = new URL(
      href.replaceAll('&amp;', '&'),
      `http://site.example${pathOf('1000000002')}`,
    );
    const page = await request(app).get(`/page-data${pathname}${search}`);
    const { price, profile } = page.body.data;
    expect(profile).toMatchObject({ initialMonths: 3, isMaintained: true });
    expect(formatPounds(price.trueMonthlyPence)).toBe(cost);
  }
  expect(html.match(/<a class="step\d"[^>]*aria-current="true"/g)).toHaveLength(1);
  expect(html.match(/<small>lowest<\/small>/g)).toHaveLength(1);
});

test('the browser starts from what the forms need: the rest of the page is in the document once', async () => {
  const state = /id="page-state">(.*?)<\/script>/.exec(await open('1000000002'))?.[1] ?? '';
  const { data } = JSON.parse(state).state;

  expect(data).toMatchObject({ isKept: true, offered: { terms: [24, 36, 48] } });
  for (const name of ['grid', 'upfront', 'yourMiles', 'priceHistory', 'endingEarly', 'trueSize', 'similar'])
    expect(data).not.toHaveProperty(name);
  expect(state.length).toBeLessThan(3000);
});

test('the visitor’s own mileage is answered first: with the cheapest deal for it and what it costs in all', async () => {
  // In the test catalogue a larger allowance costs a penny a month more, and each mile over it 11.4p.
  expect(await open('1000000002', '?miles=9000')).toContain(
    'If you drive 9,000 miles a year, the 10,000-mile deal is cheapest: £',
  );
  const beyond = await open('1000000002', '?miles=14000');

  expect(beyond).toContain(
    'If you drive 14,000 miles a year, the 12,000-mile deal plus excess is cheapest: £',
  );
  expect(beyond).toContain('name="miles" ');
  expect(beyond).toContain('value="14000"');
});

test('a mileage of the address that is no mileage is left out of the pictures', async () => {
  for (const miles of ['0', '-5', 'abc', '9999999', '1e9']) {
    expect(await open('1000000002', `?miles=${miles}`)).toMatch(/If you drive 1[02],000 miles a year/);
  }
});

test('each picture says in words what it shows, and has its figures in a table', async () => {
  const html = await open('1000000002');
  const pictures = html.match(/<svg class="canvas"[^>]*role="img"[^>]*>/g) ?? [];

  // Payments, real mileage, price history, company car tax and ending early.
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) expect(picture).toMatch(/aria-label="[^"]{20,}"/);
  expect(html).toContain('<summary>Show the figures as a table</summary>');
  expect(html).toContain('Each mile after that costs 11.4p inc VAT');
  expect(html).toMatch(/<th scope="row">2,000 miles<\/th><td>£228<\/td>/);
  expect(html).not.toContain(' style="');
});

test('the price history of a demonstration says that a formula made it, and lists each price with its day', async () => {
  const html = await open('1000000002', '?term=24');

  expect(html).toContain('Demonstration price history.');
  expect(html).toContain('True monthly cost inc VAT for 36 months, 10,000 miles a year, 6 months up front');
  expect(html).toMatch(/<th scope="row">30 September 2026<\/th><td>£[\d.]+<\/td><td>£[\d.]+<\/td>/);
});

test('a price on application has no pictures of prices', async () => {
  const html = await open('1000000004');

  expect(html).not.toMatch(/class="step\d"/);
  // Company car tax depends on the list price alone.
  expect(html.match(/<svg class="canvas"[^>]*>/g)).toEqual([expect.stringContaining('you’d pay')]);
});

test('a fact that is unknown or does not apply is left out', async () => {
  const html = await open('1000000002');

  expect(html).not.toContain('<dt>Battery</dt>');
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
    /href="\/request-quote\?dealType=personal&amp;vehicleRef=1000000002&amp;term=24&amp;miles=8000">Get this quote</,
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

test('a car with both prices says what it costs by salary sacrifice, and asks for the salary at the same lease', async () => {
  const car = await open('1000000002', '?term=24');

  expect(car).toMatch(/On a £45,000 salary, salary sacrifice costs £\d+ a month from net pay/);
  expect(car).toContain('href="/salary-sacrifice?vehicle=1000000002&amp;term=24"');
  // A van, a car without a price, an insured and a used one.
  for (const vehicleRef of ['1000000003', '1000000004', '1000000005', '1000000006'])
    expect(await open(vehicleRef)).not.toContain('<h2>Salary sacrifice</h2>');
});

test('the true size is said, drawn in a bay and listed; a van also shows what its floor takes', async () => {
  const car = await open('1000000002');
  const van = await open('1000000003');

  expect(car).toContain(
    'It leaves 0.5 m free in a typical 4.8 m UK parking bay, and 0.3 m on each side without the mirrors.',
  );
  expect(car).toMatch(/<svg[^>]*role="img"[^>]*aria-label="It leaves 0\.5 m/);
  expect(car).toMatch(/<th scope="row">Length<\/th><td>4\.28 m<\/td><td>4\.80 m<\/td>/);
  expect(car).not.toContain('Load floor');
  expect(van).toContain('Two UK pallets (1.2 × 1.0 m) fit side by side.');
  expect(van).toContain('Plasterboard sheets (2.4 × 1.2 m) lie flat in one stack.');
});

test('a vehicle of unknown size has no true size', async () => {
  expect(await open('1000000001')).not.toContain('True size');
});

test('running costs stand beside the lease at the visitor’s own miles and prices, which the rest of the page keeps', async () => {
  const petrol = await open('1000000001', '?petrol=145&miles=9000');

  // 145 × 4.54609 ÷ 52.3 mpg is 12.6p a mile, of which 9,000 a year are £95 a month.
  expect(petrol).toContain('Petrol: £95 a month at 9,000 miles a year, 12.6p a mile.');
  expect(petrol).toMatch(/name="petrol"[^>]*value="145"/);
  expect(petrol.match(/<input type="hidden" name="petrol" value="145"\/>/g)).toHaveLength(2);
  expect(petrol).toMatch(/href="[^"]*\?miles=9000&amp;initial=9&amp;petrol=145"/);
  expect(petrol).toContain('<input type="hidden" name="miles" value="9000"/>');
});

test('a price that cannot be used is said, with what to type, and one of another energy is ignored', async () => {
  expect(await open('1000000001', '?petrol=1.45')).toContain(
    'Enter a petrol price of 50 to 400 pence a litre, like 145.9.',
  );
  expect(await open('1000000001', '?diesel=abc')).not.toContain('Enter a diesel price');
});
