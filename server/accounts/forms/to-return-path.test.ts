import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAccountSite } from '#server/accounts/testing/account-site.tsx';
import { createVisitor } from '#server/accounts/testing/visitor.ts';
import { toReturnPath } from './to-return-path.ts';

/** Pieces from which addresses of other sites are made. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '/..',
  '/.',
  '%2e',
  '%2f',
  '%5c',
  '@',
  ':',
  '?',
  '#',
  '&',
  '=',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  'http:',
  'https:',
  'javascript:',
  'data:',
  'evil.example',
  'account',
  'login',
  'api',
  '\u2028',
  '／',
  '。',
  'É',
);
const address = fc.oneof(
  fc.webUrl(),
  fc.string(),
  fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
);
const origin = 'https://www.example.co.uk';

test('whatever `next` says, login leads to a page of this site', () => {
  fc.assert(
    fc.property(address, fc.boolean(), (text, withSlash) => {
      const path = toReturnPath(withSlash ? `/${text}` : text);
      const target = new URL(path, origin);

      expect(target.origin).toBe(origin);
      expect(path).toMatch(/^\/[!-~]*$/);
      expect(target.pathname).not.toMatch(/^\/[/\\]/);
      // The address is parsed again, as a browser, a proxy or our own router would.
      expect(new URL(target.pathname + target.search, origin).origin).toBe(origin);
      expect(target.pathname).not.toMatch(/^\/(api|page-data)(\/|$)/i);
    }),
    { numRuns: 5000 },
  );
});

test.each(['/account/quotes?sort=price', '/car-leasing/bmw', '/'])(
  '%s is a good place to return to',
  (path) => {
    expect(toReturnPath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/account/..//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/api/account/session',
  '/account/login?next=/account/login',
  `/${'a'.repeat(600)}`,
  undefined,
  ['/account'],
])('%j is not', (next) => {
  expect(toReturnPath(next)).toBe('/account');
});

test.each(['//evil.example', '/..//evil.example', 'https://evil.example', '/\\evil.example'])(
  'login never leads to %s',
  async (next) => {
    const { app } = await createAccountSite();
    const fresh = await createVisitor(app).login({ next });
    const failed = await createVisitor(app).login({ next, password: 'wrong' });
    const visitor = createVisitor(app);
    await visitor.login();
    const again = await visitor.get(`/account/login?next=${encodeURIComponent(next)}`);

    expect(fresh.headers.location).toBe('/account');
    expect(failed.headers.location).toBe('/account/login');
    expect(again.headers.location).toBe('/account');
  },
);
