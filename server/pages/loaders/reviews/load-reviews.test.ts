import request from 'supertest';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { memoryReviews } from '#server/testing/memory-reviews.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import type { PublishedReview } from '#shared/contracts/review.ts';

const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
const review = (satisfaction: number, facts: Partial<PublishedReview> = {}): PublishedReview => ({
  name: 'Ada B.',
  date: '2026-11-20',
  monthsHeld: 18,
  ratings: { satisfaction, comfort: 5, runningCosts: 3, reliability: 4, practicality: 5 },
  comments: 'Room for two prams & the dog.\nIt <sips> fuel.',
  ...facts,
});
const path = '/car-leasing/skoda/octavia/customer-reviews';
const reviewed = { vehicleType: 'car', make: 'skoda', range: 'octavia' } as const;

async function open(address: string, published: readonly PublishedReview[], isDemonstration = true) {
  const reviews = memoryReviews(published, published.length > 0 ? [reviewed] : []);
  const app = await createTestApp({ services: { reviews, site: { ...site, isDemonstration } } });
  return (await request(app).get(address)).text;
}

test('a range without reviews invites the first, and search engines are told to leave the page out', async () => {
  const html = await open(path, []);

  expect(html).toContain('No reviews of the Octavia yet.');
  expect(html).toContain('href="/review-my-vehicle?vehicle=car%2Fskoda%2Foctavia"');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toContain('out of 5 stars');
  expect(await open('/sitemaps/reviews-1.xml', [])).not.toContain('customer-reviews');
});

test('published reviews show with the mean of each rating, as plain text', async () => {
  const html = await open(path, [review(5), review(4, { name: 'Grace H.' })]);

  expect(html).toContain('4.5 out of 5');
  expect(html).toContain('aria-label="3.0 out of 5 stars"');
  expect(html).toContain('Room for two prams &amp; the dog.\nIt &lt;sips&gt; fuel.');
  expect(html).toContain('20 November 2026 · had it for 18 months');
  expect(html).toContain('2 of 2 gave it 4 or 5 out of 5 overall.');
  expect(html).not.toContain('noindex');
  expect(await open('/sitemaps/reviews-1.xml', [review(5)])).toContain(path);
});

test('a page in store goes out of date with every review that staff publish or take down', async () => {
  let published: readonly PublishedReview[] = [];
  let edition = 1;
  const reviews = { ...memoryReviews(), listPublished: () => published, edition: () => edition };
  const app = await createTestApp({ services: { reviews } });
  const shown: boolean[] = [];
  for (const next of [[], [review(5)], []]) {
    published = next;
    edition += 1;
    shown.push((await request(app).get(path)).text.includes('two prams'));
  }

  expect(shown).toEqual([false, true, false]);
});

test('only real reviews are a rating in the structured data; those of a demonstration are said to be of one', async () => {
  const demonstration = await open(path, [review(5), review(2)]);
  const real = await open(path, [review(5), review(2)], false);

  expect(demonstration).toContain('these reviews were sent in to try it');
  expect(demonstration).not.toMatch(/AggregateRating|reviewRating/);
  expect(real).not.toContain('sent in to try it');
  expect(real).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":3.5,"reviewCount":2,"bestRating":5}',
  );
  expect(real).toContain('"author":{"@type":"Person","name":"Ada B."}');
});

test('business cars show the same reviews, and name the personal page as the one that counts', async () => {
  const html = await open('/business-car-leasing/skoda/octavia/customer-reviews', [review(5)]);

  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`);
  expect(html).toContain('<h1>Škoda Octavia reviews for business</h1>');
});

test('the form is for the vehicle that the address names, else for any that is leased', async () => {
  const chosen = await open('/review-my-vehicle?vehicle=car/skoda/octavia', []);
  const unchosen = await open('/review-my-vehicle?vehicle=car/skoda/nothing', []);

  expect(chosen).toContain('<h1>Review the Škoda Octavia</h1>');
  expect(chosen).toContain('<input type="hidden" name="vehicle" value="car/skoda/octavia"/>');
  expect(chosen).not.toContain('<optgroup');
  expect(unchosen).toContain('<h1>Review your vehicle</h1>');
  expect(unchosen).toContain('<optgroup label="Haul vans"><option value="commercial/haul/box">Box</option>');
});

test('an unknown range has no reviews page', async () => {
  const app = await createTestApp();

  expect((await request(app).get('/car-leasing/skoda/nothing/customer-reviews')).status).toBe(404);
});

test('a range’s page leads to its reviews and from there to the form', async () => {
  expect(await open('/car-leasing/skoda/octavia', [])).toContain(`href="${path}"`);
});
