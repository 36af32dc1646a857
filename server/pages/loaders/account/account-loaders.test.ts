import { expect, test } from 'vitest';
import { loadLinkForm, loadLogin } from './account-loaders.ts';
import { accountRequest } from './testing/account-request.ts';

const path = '/account/login';
const visitor = { path, isSignedIn: false };

test('login leads back to a page of this site and never elsewhere', async () => {
  const nextOf = async (next: string) =>
    (await loadLogin(accountRequest({ ...visitor, search: `next=${encodeURIComponent(next)}` }))).next;

  expect(await nextOf('/account/orders')).toBe('/account/orders');
  expect(await nextOf('//evil.example')).toBe('/account');
});

test('a form with faults is shown again once, with the typed values and the faults', async () => {
  const form = {
    page: path,
    values: { email: 'ada@example.com' },
    fields: { email: 'Enter your email address.' },
    message: 'No.',
  };

  const data = await loadLogin(accountRequest({ ...visitor, form }));

  expect(data.form).toEqual({
    csrf: 'csrf-token',
    values: { email: 'ada@example.com' },
    faults: { message: 'No.', fields: { email: 'Enter your email address.' } },
  });
});

test('values and faults of another page’s form are not shown', async () => {
  const form = { page: '/account/register', values: { email: 'x' }, fields: {}, message: 'No.' };

  const data = await loadLogin(accountRequest({ ...visitor, form }));

  expect(data.form).toEqual({ csrf: 'csrf-token', values: {}, faults: { fields: {} } });
});

test('a message of success is shown as one, not as a fault', async () => {
  const form = { page: path, values: {}, fields: {}, message: 'Please log in.', isDone: true };

  const data = await loadLogin(accountRequest({ ...visitor, form }));

  expect(data.form).toMatchObject({ done: 'Please log in.', faults: { fields: {} } });
});

test('a mailed link works on its own page only, and the page gets neither its id nor its salt', async () => {
  const link = { page: '/account/complete', id: 'link-id', idSalt: 'link-salt' };
  const complete = await loadLinkForm(accountRequest({ path: link.page, isSignedIn: false, link }));
  const reset = await loadLinkForm(
    accountRequest({ path: '/account/reset-password', isSignedIn: false, link }),
  );

  expect(complete.hasLink).toBe(true);
  expect(reset.hasLink).toBe(false);
  expect(JSON.stringify(complete)).not.toMatch(/link-(id|salt)/);
});
