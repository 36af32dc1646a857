import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { robots, securityTextPath } from './plain-texts.ts';

test('robots.txt allows pages, disallows the account and the API, and names the sitemap', async () => {
  const app = express().get('/robots.txt', robots({ siteOrigin: 'https://www.example.co.uk' }));
  const response = await request(app).get('/robots.txt');

  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.text).toBe(
    [
      'User-agent: *',
      'Disallow: /account',
      'Disallow: /api/',
      'Disallow: /page-data/',
      '',
      'Sitemap: https://www.example.co.uk/sitemap.xml',
      '',
    ].join('\n'),
  );
});

const origin = 'https://www.example.co.uk';
const dayMs = 86_400_000;

/** A clock at this moment. */
const clockAt = (moment: string) => ({ now: () => Date.parse(moment), sleep: async () => undefined });

async function read(moment: string, contacts: string) {
  const app = await createTestApp({
    env: { SITE_ORIGIN: origin, SECURITY_CONTACT: contacts },
    clock: clockAt(moment),
  });
  return request(app).get(securityTextPath);
}

test('security.txt names the contacts in order, where it stands, its language and until when it counts', async () => {
  const { status, headers, text } = await read(
    '2026-11-23T17:30:00Z',
    'security@example.co.uk, https://www.example.co.uk/contact',
  );

  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toBe(
    [
      'Contact: mailto:security@example.co.uk',
      'Contact: https://www.example.co.uk/contact',
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.co.uk/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('it is always valid, and never for a year', async () => {
  for (const moment of ['2026-01-01T00:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z']) {
    const expires = /Expires: (\S+)/.exec((await read(moment, 'security@example.co.uk')).text)?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(moment)) / dayMs;
    expect([moment, days > 170, days < 365]).toEqual([moment, true, true]);
  }
});

test('without the setting there is no such page', async () => {
  const app = await createTestApp({ env: { SITE_ORIGIN: origin } });

  expect((await request(app).get(securityTextPath)).status).toBe(404);
});
