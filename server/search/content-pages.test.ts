import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import { listContentPages } from './content-pages.ts';

const pages = listContentPages();
const find = (path: string) => pages.find((page) => page.path === path);

test('every page that the search can find exists, and is listed once', async () => {
  const paths = pages.map(({ path }) => path);
  const app = await createTestApp();
  const statuses: [status: number, path: string][] = [];
  for (const path of paths) statuses.push([(await request(app).get(path)).status, path]);

  expect(statuses.filter(([status]) => status !== 200)).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a page is found by words that people use for it, even if the page does not contain them', () => {
  expect(find('/account/login')).toEqual({
    path: '/account/login',
    title: 'Log in to your account',
    description: 'Your quotes, orders, contracts and documents',
    words: 'login sign in my account order tracking',
  });
  expect(find('/request-callback')?.words).toBe('callback call me back phone telephone ring');
  expect(find('/used-car-leasing')).toMatchObject({
    title: 'Used car lease deals',
    words: 'Used second hand nearly new',
    about: 'personal',
  });
  expect(find('/business-car-leasing/special-offers')?.words).toBe(
    'Special Offers cheap cheapest best deals',
  );
});

test('each body type is found under the deal types that sell it, by its other names too', () => {
  expect(find('/business-car-leasing/body-type/saloon')).toEqual({
    path: '/business-car-leasing/body-type/saloon',
    title: 'Saloon lease deals for business',
    description: 'Every saloon you can get on a business lease',
    words: 'sedan family car',
    dealTypes: ['business'],
  });
  expect(find(bodyTypePath('van', 'luton'))?.dealTypes).toEqual(['van']);
  expect(find('/van-leasing/body-type/saloon')).toBeUndefined();
});

test('every enquiry but a quote is found by the words of its definition', () => {
  // A quote is for a vehicle: without one its page does not exist.
  const { quote, ...others } = enquiryDefinitions;

  expect(find(quote.path)).toBeUndefined();
  for (const { path, title, description } of Object.values(others))
    expect(find(path)).toMatchObject({ title, description });
});

test('account pages and the search page itself are not found', () => {
  for (const path of ['/account', '/account/orders', '/search', '/cookie-choices', '/account/reset-password'])
    expect(find(path)).toBeUndefined();
});
