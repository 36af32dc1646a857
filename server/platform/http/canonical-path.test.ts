import express from 'express';
import fc from 'fast-check';
import request from 'supertest';
import { expect, test } from 'vitest';
import { canonicalPath, findCanonical } from './canonical-path.ts';

function testApp() {
  const app = express();
  app.use(canonicalPath);
  app.use((_req, res) => void res.send('through'));
  return app;
}

const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '..',
        '.',
        '%2e',
        '%2F',
        '%5c',
        '%09',
        '\t',
        '\n',
        '#',
        '?',
        '@',
        ':',
        'evil.example',
      ),
      fc.string({ maxLength: 4 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => `/${parts.join('')}`);

test('a redirect never leaves the site', () => {
  fc.assert(
    fc.property(nasty, (url) => {
      const location = findCanonical(url);
      fc.pre(location !== undefined);
      expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
      const target = new URL(location, 'https://site.example');
      expect(target.origin).toBe('https://site.example');
      expect(target.pathname).not.toMatch(/^\/[/\\]/);
    }),
    { numRuns: 5000 },
  );
});

test('the target of a redirect is not redirected again', () => {
  fc.assert(
    fc.property(nasty, (url) => {
      const location = findCanonical(url);
      fc.pre(location !== undefined);
      expect(findCanonical(location)).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['/car-leasing/', '/car-leasing'],
  ['/Car-Leasing/BMW', '/car-leasing/bmw'],
  ['/car-leasing//bmw///', '/car-leasing/bmw'],
  ['/car-leasing/?Term=36&x=//A', '/car-leasing?Term=36&x=//A'],
  ['/A?', '/a?'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['/..//evil', '/evil'],
  ['/a/..//evil', '/evil'],
  ['/%2e%2E//evil', '/evil'],
  ['/\\evil', '/evil'],
  ['/\t/evil', '/%09/evil'],
  ['/citro%c3%ABn/C3', '/citro%C3%ABn/c3'],
  ['/car-leasing/%73koda', '/car-leasing/skoda'],
  ['/%41-%7e_%2D', '/a-~_-'],
])('%s leads to %s', (url, location) => {
  expect(findCanonical(url)).toBe(location);
});

test.each([
  '/',
  '/?a=B/',
  '/car-leasing/bmw/3-series/touring/320d/1000000001/vehicle?term=36',
  '/citro%C3%ABn',
  '/%252e%252e/x',
  '/robots.txt',
  '/api/Accounts/',
  '/page-data/Car-Leasing/',
  '/assets/Entry-ABC.js',
  '/website/static/A//b.svg',
])('%s is not redirected', (url) => {
  expect(findCanonical(url)).toBeUndefined();
});

test('a path that only begins with the text of an exception is redirected', () => {
  expect(findCanonical('/apiary/A')).toBe('/apiary/a');
});

test('a GET is redirected with 301, and a POST with 308, which keeps its method and body', async () => {
  const visit = await request(testApp()).get('/Car-Leasing?x=1');
  const form = await request(testApp()).post('/Car-Leasing');

  expect([visit.status, visit.headers.location]).toEqual([301, '/car-leasing?x=1']);
  expect(form.status).toBe(308);
});

test('a canonical path is not redirected', async () => {
  expect((await request(testApp()).get('/car-leasing')).text).toBe('through');
});

test('ids of orders and contracts in a path keep their case', () => {
  expect(findCanonical('/account/orders/O-1')).toBeUndefined();
  expect(findCanonical('/Account//Orders/O-1/')).toBe('/account/orders/O-1');
  expect(findCanonical('/Account/Orders')).toBe('/account/orders');
});
