import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toFromPage } from './find-faults.ts';

const site = 'https://site.example';
const from = (address: unknown) => toFromPage(address, site);

test('a page of the site is its path, with the deal and the profile of its query', () => {
  expect(from('/car-leasing/bmw')).toBe('/car-leasing/bmw');
  expect(from(`${site}/request-quote?vehicleRef=1000000001&dealType=personal&term=36#form`)).toBe(
    '/request-quote?dealType=personal&vehicleRef=1000000001&term=36',
  );
});

test('no text that a person may have typed into a query is kept', () => {
  expect(from('/search?q=ada%40example.com')).toBe('/search');
  expect(from('/account/login?next=%2Faccount&email=ada@example.com')).toBe('/account/login');
  expect(from('/x?vehicleRef=ada@example.com&term=Ada%20Byron&miles=10000')).toBe('/x?miles=10000');
});

test('an address that is no page of the site gives nothing', () => {
  const others = [
    'https://evil.example/x',
    '//evil.example/x',
    '/..//evil.example',
    `${site}.evil.example/`,
    'javascript:alert(1)',
    'http://',
    '',
    undefined,
    ['/a', '/b'],
  ];

  for (const address of others) expect([address, from(address)]).toEqual([address, undefined]);
});

test('whatever is sent, the kept page is one short line that leads to no other site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (text) => {
      const page = from(text) ?? '/';
      expect(page.length).toBeLessThanOrEqual(200);
      expect(page).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
      expect(new URL(page, site).origin).toBe(site);
    }),
  );
});
