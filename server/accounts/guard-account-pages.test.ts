import { expect, test } from 'vitest';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { createAccountSite } from './testing/account-site.tsx';
import { createVisitor } from './testing/visitor.ts';

const pages = pageNames.map(getPage).filter(({ path }) => /^\/account(?:\/|$)/.test(path));
const toAddress = (path: string) => path.replace(':id', 'A-1');
const login = (path: string) => `/account/login?next=${encodeURIComponent(path)}`;

test('a signed-out visitor opens the five open pages; every other account page leads to login and back', async () => {
  const visitor = createVisitor((await createAccountSite()).app);
  const isOpen = /^\/account\/(?:login|register|complete|forgotten-password|reset-password)$/;

  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages.map((page) => toAddress(page.path))) {
    const { status, headers } = await visitor.get(path);
    const expected = isOpen.test(path) ? [200, undefined] : [303, login(path)];
    expect([path, status, headers.location]).toEqual([path, ...expected]);
  }
});

test('an address of the account area without a page leads to login too, in any spelling', async () => {
  const visitor = createVisitor((await createAccountSite()).app);

  expect((await visitor.get('/account/nothing')).headers.location).toBe(login('/account/nothing'));
  const { body } = await visitor.get('/page-data/Account/Quotes');
  expect(body).toEqual({ status: 200, signedOut: true, next: login('/Account/Quotes') });
});

test('a signed-in customer is led on from login and registration', async () => {
  const visitor = createVisitor((await createAccountSite()).app);
  await visitor.login();
  const locationOf = async (address: string) => {
    const { status, headers } = await visitor.get(address);
    return [status, headers.location];
  };

  expect(await locationOf('/account/login')).toEqual([303, '/account']);
  expect(await locationOf('/account/login?next=/account/quotes')).toEqual([303, '/account/quotes']);
  expect(await locationOf('/account/register')).toEqual([303, '/account']);
  expect(await locationOf('/account/register?next=/account/quotes')).toEqual([303, '/account']);
  expect(await locationOf('/page-data/account/register')).toEqual([303, '/page-data/account']);
  expect(await locationOf('/account/forgotten-password')).toEqual([200, undefined]);
  expect(await locationOf('/account/complete')).toEqual([200, undefined]);
});
