import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createPageRoutes } from '#shared/app/page-routes.tsx';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { findPageFacts, getPageFacts } from './page-facts.ts';

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
    expect(findPageFacts(openAt('/'), new URL(address, 'http://x').pathname)?.isPrivate).toBe(true);
  },
);

test.each(['/', '/accounting', '/car-leasing/account', '/cookie-choices'])('%s is not private', (address) => {
  expect(getPageFacts(openAt(address)).isPrivate).toBeUndefined();
  expect(findPageFacts(openAt('/'), address)?.isPrivate).toBeUndefined();
});

test('where no page is, the facts are those of a page about cars that anybody may see', () => {
  expect(findPageFacts(openAt('/'), '/nothing/here')).toBeUndefined();
  expect(getPageFacts(openAt('/nothing/here'))).toEqual({ path: '/nothing/here' });
});
