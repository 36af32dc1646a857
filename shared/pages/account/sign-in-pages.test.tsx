import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTrail } from '#shared/routes/deal-trail.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { accountPages } from './account-pages.ts';
import CompletePage from './complete/complete-page.tsx';
import LoginPage from './login/login-page.tsx';
import RegisterPage from './register/register-page.tsx';
import ResetPasswordPage from './reset-password/reset-password-page.tsx';

const form: FormState = { csrf: 'the-token', values: {}, faults: { fields: {} } };

function autoCompletes(html: string): Record<string, string | undefined> {
  const inputs = html.match(/<input[^>]*autocomplete[^>]*>/gi) ?? [];
  const read = (input: string, name: string) => input.match(new RegExp(`${name}="([^"]*)"`, 'i'))?.[1];
  return Object.fromEntries(inputs.map((input) => [read(input, ' name') ?? '', read(input, 'autocomplete')]));
}

test('every field names its purpose for browsers and password managers', () => {
  expect(autoCompletes(renderToStaticMarkup(<LoginPage data={{ form, next: '/account' }} />))).toEqual({
    email: 'username',
    password: 'current-password',
  });
  expect(autoCompletes(renderToStaticMarkup(<RegisterPage data={{ form }} />))).toEqual({
    companyName: 'organization',
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    mobile: 'tel',
  });
});

test('the login form keeps the page to open next and what was typed, except the password', () => {
  const typed = { ...form, values: { email: 'ada@example.com', password: 'secret' } };
  const html = renderToStaticMarkup(<LoginPage data={{ form: typed, next: '/account/orders' }} />);

  expect(html).toMatch(/name="next" value="\/account\/orders"/);
  expect(html).toMatch(/name="email"[^>]*value="ada@example.com"/);
  expect(html).not.toContain('secret');
});

test('registration has no marketing ticked in advance, and keeps what the visitor ticked', () => {
  const boxes = (state: FormState) =>
    renderToStaticMarkup(<RegisterPage data={{ form: state }} />).match(/<input type="checkbox"[^>]*>/g) ??
    [];

  expect(boxes(form)).toHaveLength(4);
  expect(boxes(form).filter((box) => box.includes('checked'))).toEqual([]);
  const ticked = boxes({ ...form, values: { allowedCommunicationTypes: ['sms'] } });
  expect(ticked.filter((box) => box.includes('checked'))).toHaveLength(1);
});

test('without a mailed link the page offers a new link instead of the form', () => {
  const without = renderToStaticMarkup(<ResetPasswordPage data={{ form, hasLink: false }} />);

  expect(without).not.toContain('<form');
  expect(without).toContain('href="/account/forgotten-password"');
  expect(renderToStaticMarkup(<ResetPasswordPage data={{ form, hasLink: true }} />)).toContain('<form');
});

test('a link that turns out to be used leaves a way to a new one, with the form and without it', () => {
  const message = 'This link has been used or is too old. Get a new link below.';
  const refused = { ...form, faults: { message, fields: {} } };
  for (const Page of [CompletePage, ResetPasswordPage]) {
    for (const hasLink of [true, false]) {
      const html = renderToStaticMarkup(<Page data={{ form: refused, hasLink }} />);

      expect(html).toContain(message);
      expect(html).toContain('href="/account/forgotten-password"');
    }
  }
});

test('no page of the account is stored by a cache or listed by a search engine', () => {
  const shown = { order: {}, contract: {}, orderId: 'x', dealSheetId: 'x' };
  for (const page of Object.values(accountPages)) {
    const { path, server } = page;
    expect(server.cache, path).toBe('never');
    const location = { path, params: {}, search: new URLSearchParams() };
    expect(server.metadata(shown as never, location).isIndexable, path).toBe(false);
    expect(createTrail<never>(page, shown as never, location)[1], path).toEqual({
      name: 'My Account',
      path: '/account',
    });
  }
});
