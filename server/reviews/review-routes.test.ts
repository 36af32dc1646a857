import request from 'supertest';
import { expect, test } from 'vitest';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { memoryReviews } from '#server/testing/memory-reviews.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { trapField } from '#shared/enquiries/enquiry-fields.ts';
import { typedReview as typed } from './testing/typed-review.ts';

const path = '/review-my-vehicle';

async function openSite(reviews = memoryReviews()) {
  const app = await createTestApp({ env: { TRUST_PROXY: '1' }, services: { reviews } });
  const post = (fields: Readonly<Record<string, string>>, address = '192.0.2.1') =>
    request(app).post(path).type('form').set('X-Forwarded-For', address).send(fields);
  return { app, reviews, post };
}

test('a review is stored as typed and answered with the way to the thanks', async () => {
  const { app, reviews, post } = await openSite();
  const answer = await post(typed);
  const script = await post(typed).set('Accept', 'application/json');

  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/review-my-vehicle/sent');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(script.body).toEqual({ status: 200, next: '/review-my-vehicle/sent' });
  expect(reviews.stored[0]).toEqual({
    vehicleType: 'car',
    make: 'skoda',
    range: 'octavia',
    vehicleName: 'Škoda Octavia',
    ratings: { satisfaction: 4, comfort: 5, runningCosts: 3, reliability: 4, practicality: 5 },
    comments: typed.comments,
    displayName: 'Ada B.',
    monthsHeld: 18,
    email: 'ada@example.com',
    isSuspected: false,
  });
  expect((await request(app).get('/review-my-vehicle/sent')).status).toBe(200);
});

test.each([
  ['vehicle', 'car/skoda/nothing', 'Choose your vehicle.'],
  ['vehicle', 'car/skoda', 'Choose your vehicle.'],
  ['satisfaction', '6', 'Choose 1 to 5 for “Overall”.'],
  ['comfort', '', 'Choose 1 to 5 for “Comfort”.'],
  ['comments', 'Too short.', 'Write at least 20 characters about it.'],
  ['comments', 'x'.repeat(2001), 'Shorten “Your review” to 2,000 characters or fewer.'],
  ['comments', 'Better deals at www.casino.example for you all', 'Leave out web addresses.'],
  ['comments', 'Have a look at mycheapcars.com before you lease', 'Leave out web addresses.'],
  ['displayName', 'ada@example.com', 'Enter your first name and initial, like Ada B.'],
  ['monthsHeld', '0', 'Enter how many months you’ve had it, from 1 to 120.'],
  ['email', 'ada', 'Enter an email address such as name@example.co.uk.'],
  ['statement', '', 'Tick the box if you leased the vehicle.'],
])('%s "%s" is refused, and what was typed stays', async (field, value, message) => {
  const { reviews, post } = await openSite();
  const refused = { ...typed, [field]: value };
  const answer = await post(refused).set('Accept', 'application/json');
  const page = await post(refused);

  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({ [field]: message });
  expect(page.text).toContain(message);
  expect(page.text).toContain(`id="field-${field}"`);
  if (field !== 'email') expect(page.text).toContain('value="ada@example.com"');
  expect(reviews.stored).toEqual([]);
});

test('filling in the hidden field marks a robot', async () => {
  const { reviews, post } = await openSite();
  await post({ ...typed, [trapField]: 'https://casino.example' });

  expect(reviews.stored.map(({ isSuspected }) => isSuspected)).toEqual([true]);
});

test('one address may send five reviews an hour', async () => {
  const { post } = await openSite();
  for (let count = 0; count < 5; count += 1) await post(typed);

  expect((await post(typed)).status).toBe(429);
  expect((await post(typed, '192.0.2.2')).status).toBe(303);
});

test('a review that was not stored is not thanked for, and what was typed is kept', async () => {
  const away = () => Promise.reject(new UnavailableError("We couldn't confirm that we have your review."));
  const { post } = await openSite({ ...memoryReviews(), store: away });
  const answer = await post(typed);

  expect(answer.status).toBe(503);
  expect(answer.text).toContain('confirm that we have your review');
  expect(answer.text).toContain('two prams');
});
