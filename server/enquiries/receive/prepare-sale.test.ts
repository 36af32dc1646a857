import request from 'supertest';
import { expect, test } from 'vitest';
import { memoryEnquiries } from '#server/testing/memory-enquiries.ts';
import { createTestApp, testCatalogue } from '#server/testing/test-app.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';

const lease = 'dealType=personal&vehicleRef=1000000001&term=24';
const path = `/sell-your-car?${lease}`;
const offer = {
  registration: 'AB12 CDE',
  make: 'Ford',
  model: 'Focus',
  year: '2019',
  fuel: 'petrol',
  mileage: '42000',
  condition: 'good',
  serviceHistory: 'full',
  finance: 'no',
  intent: 'exchange',
  name: 'Ada Byron',
  reply: 'email',
  email: 'ada@example.com',
};

async function openSite() {
  const enquiries = memoryEnquiries();
  const app = await createTestApp({ services: { enquiries } });
  const post = (fields: object, address: string) => request(app).post(address).type('form').send(fields);
  return { app, enquiries, post };
}

function priceNow() {
  const { profile } = parseProfile(new URLSearchParams(lease));
  const price = testCatalogue().snapshot().findDeal('personal', '1000000001', profile)?.price;
  if (!price) throw new Error('The example has no price.');
  return price;
}

test('a page that names a lease shows it with its price, and both steps keep it', async () => {
  const { app, post } = await openSite();
  const first = await request(app).get(path);
  const second = await post({ plate: 'ab12 cde' }, `${path}&step=look-up`);

  for (const { text } of [first, second]) {
    expect(text).toContain('<p>Against this lease</p>');
    expect(text).toContain(formatPounds(priceNow().totalPence));
  }
  expect(first.text).toContain(`action="${path.replaceAll('&', '&amp;')}&amp;step=look-up"`);
  expect(second.text).toContain(`action="${path.replaceAll('&', '&amp;')}"`);
});

test('an offer keeps the lease that it is made against, as it is now, and the receipt shows it', async () => {
  const { app, enquiries, post } = await openSite();
  const answer = await post(offer, path);
  const receipt = await request(app).get(answer.headers.location ?? '');

  expect(answer.status).toBe(303);
  expect(enquiries.stored[0]?.snapshot).toMatchObject({
    terms: { dealType: 'personal', vehicleRef: '1000000001', termMonths: 24 },
    trueMonthlyPence: priceNow().trueMonthlyPence,
  });
  expect(receipt.text).toContain('<p>Against this lease</p>');
  expect(receipt.text).toContain(formatPounds(priceNow().totalPence));
});

test('a van form takes a van’s lease', async () => {
  const { app } = await openSite();
  const { text } = await request(app).get('/sell-your-van?dealType=van&vehicleRef=1000000003');

  expect(text).toContain('<p>Against this lease</p>');
});

test.each([
  ['no lease', ''],
  ['a vehicle that is not there', '?dealType=personal&vehicleRef=9999999999'],
  ['a car as a van', '?dealType=van&vehicleRef=1000000001'],
])('an offer against %s is taken on its own', async (_name, query) => {
  const { app, enquiries, post } = await openSite();
  const page = await request(app).get(`/sell-your-car${query}`);
  const answer = await post(offer, `/sell-your-car${query}`);

  expect(page.text).not.toContain('<p>Against this lease</p>');
  expect(page.text).toContain('action="/sell-your-car?step=look-up"');
  expect(answer.status).toBe(303);
  expect(enquiries.stored[0]?.snapshot).toBeUndefined();
});

test('vehicle pages and quotes lead to the form with their lease', async () => {
  const { app } = await openSite();
  const quote = await request(app).get(`/request-quote?${lease}`);
  const { href = '' } = /href="(?<href>[^"]*)">Change the vehicle/.exec(quote.text)?.groups ?? {};
  const vehicle = await request(app).get(href.replaceAll('&amp;', '&'));

  for (const { text } of [quote, vehicle])
    expect(text).toContain(`href="${path.replaceAll('&', '&amp;')}">Sell your car against this lease</a>`);
});
