import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

test('the header shows a phone number with Mon-Fri opening hours, both from configuration', async () => {
  const env = { PHONE: '0161 496 0777', OPENING_HOURS: 'Mon-Fri 8am-6pm' };
  const { text } = await request(await createTestApp({ env })).get('/car-leasing');
  const [, link = ''] = /<header.*?(<a [^>]*href="tel:.*?<\/a>)/s.exec(text) ?? [];

  expect(link).toContain('href="tel:01614960777"');
  expect(
    link
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('0161 496 0777 Mon-Fri 8am-6pm');
});

test('the header shows car and van tabs, a Contact link and a login link on every page, for scripts to add to', async () => {
  const app = await createTestApp();
  for (const path of ['/', '/van-leasing', '/contact']) {
    const header = /<header.*?<\/header>/s.exec((await request(app).get(path)).text)?.[0] ?? '';

    for (const href of ['/car-leasing', '/van-leasing', '/contact', '/account', '/menu', '/search'])
      expect([path, header.includes(`href="${href}"`) && href]).toEqual([path, href]);
  }
});
