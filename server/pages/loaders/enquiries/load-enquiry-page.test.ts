import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { isServed } from '#shared/routes/served-links.ts';
import { siteLinks } from '#shared/routes/site-links.ts';
import { findPath } from './load-enquiry-page.ts';

test('a link to a page appears only once the site map has the page', () => {
  expect(findPath(siteLinks.complaints)).toBe('/complaints');
  expect(findPath({ label: 'To come', path: '/is-not-in-the-site-map' })).toBeUndefined();
});

test.each(['/leave-a-message', '/contact', '/request-callback', '/company-fleet-support', '/careers'])(
  'the form at %s leads to the privacy policy exactly when there is one',
  async (path) => {
    const { text } = await request(await createTestApp()).get(path);
    const form = text.slice(text.indexOf('data-enquiry'), text.lastIndexOf('</form>'));

    expect(form).toContain('We’ll only use what you send');
    expect(form.includes(`href="${siteLinks.privacy.path}"`)).toBe(isServed(siteLinks.privacy));
  },
);
