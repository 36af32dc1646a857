import { expect, test } from 'vitest';
import { isPrivatePlace } from './private-places.ts';
import { pageNames, siteMap } from './site-map.ts';

test('every page that nobody may keep is private, but the one on which cookies are chosen', () => {
  const personal = pageNames.map((name) => siteMap[name]).filter(({ cache }) => cache === 'never');
  const open = personal.map(({ path }) => path).filter((path) => !isPrivatePlace(path));

  expect(personal.length).toBeGreaterThan(10);
  expect(open).toEqual(['/cookie-choices']);
});

test.each(['/account', '/Account/orders/1', '/search?q=ada', '/enquiry-received/enq-1', '/account#x'])(
  '%s is private',
  (path) => {
    expect(isPrivatePlace(path)).toBe(true);
  },
);

test.each(['/', '/accounting', '/car-leasing/account', '/cookie-choices'])('%s is not', (path) => {
  expect(isPrivatePlace(path)).toBe(false);
});
