import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { getPageFacts, isPrivatePath } from './page-facts.ts';
import { createPageRoutes } from './page-routes.tsx';

const routes = createPageRoutes({
  names: pageNames,
  recordOf: getPage,
  loaderFor: () => () => null,
  componentFor: () => ({}),
});

function openAt(address: string) {
  return createMemoryRouter(routes, { initialEntries: [address] });
}

test.each(['/account', '/Account/orders/1', '/search?q=ada', '/enquiry-received/enq-1', '/account#x'])(
  '%s is private, as the page that is shown and as the end of a link',
  (address) => {
    expect(getPageFacts(openAt(address)).isPrivate).toBe(true);
    expect(isPrivatePath(openAt('/'), new URL(address, 'http://x').pathname)).toBe(true);
  },
);

test.each(['/', '/accounting', '/car-leasing/account', '/cookie-choices'])('%s is not private', (address) => {
  expect(getPageFacts(openAt(address)).isPrivate).toBeUndefined();
  expect(isPrivatePath(openAt('/'), address)).toBe(false);
});

test('an address without a page has the facts of a public page about cars', () => {
  expect(isPrivatePath(openAt('/'), '/nothing/here')).toBe(false);
  expect(getPageFacts(openAt('/nothing/here'))).toEqual({ path: '/nothing/here' });
});

test('a page that is about the deal type in its address has the tab of that deal type', () => {
  expect(getPageFacts(openAt('/request-quote?dealType=van'))).toMatchObject({ tab: 'van', dealType: 'van' });
  expect(getPageFacts(openAt('/request-quote?dealType=business')).tab).toBe('car');
  expect(getPageFacts(openAt('/request-quote?dealType=lorry')).tab).toBeUndefined();
  expect(getPageFacts(openAt('/contact?dealType=van')).tab).toBeUndefined();
});

test('a link is private when its page is private, for every page', () => {
  for (const { path, isPrivate = false } of pageNames.map(getPage)) {
    const address = path.replace(/:\w+/g, 'a-1');
    expect([address, isPrivatePath(openAt('/'), address)]).toEqual([address, isPrivate]);
  }
});
